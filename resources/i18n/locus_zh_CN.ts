<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>ExportFlow</name>
    <message>
        <source>Export figure</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>%1 figures (*.%2)</source>
        <translation>%1 图片 (*.%2)</translation>
    </message>
</context>
<context>
    <name>Painters</name>
    <message>
        <source>Wrong on purpose: bias added after softmax</source>
        <translation>故意出错：偏置加在 softmax 之后</translation>
    </message>
    <message>
        <source>Wrong on purpose: pairing and speeds of different layouts</source>
        <translation>故意出错：配对与速度取自不同布局</translation>
    </message>
    <message>
        <source>Wrong on purpose: sine only</source>
        <translation>故意出错：只用正弦</translation>
    </message>
    <message>
        <source>Bias against displacement</source>
        <translation>偏置与位移</translation>
    </message>
    <message>
        <source>Position term against displacement</source>
        <translation>位置项与位移</translation>
    </message>
    <message>
        <source>Overlap of two position vectors</source>
        <translation>两个位置向量的重叠</translation>
    </message>
    <message>
        <source>Score against displacement</source>
        <translation>得分与位移</translation>
    </message>
    <message>
        <source>The same curve for every i. Scores do not follow it alone: content enters too.</source>
        <translation>每个 i 的曲线都相同。得分不只由它决定：内容也起作用。</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>this pair, moved to every Δ</source>
        <translation>这一对，移至各个 Δ</translation>
    </message>
    <message>
        <source>other heads</source>
        <translation>其他头</translation>
    </message>
    <message>
        <source>real pairs</source>
        <translation>实际的对</translation>
    </message>
    <message>
        <source>mean cos Δθ, right</source>
        <translation>cos Δθ 的平均，右轴</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>Δ = %1 lies beyond this axis</source>
        <translation>Δ = %1 超出此轴</translation>
    </message>
    <message>
        <source>keys after the query: masked</source>
        <translation>查询之后的键：已掩码</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>added by position</source>
        <translation>位置的增量</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>without position</source>
        <translation>无位置</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>平均距离</translation>
    </message>
    <message>
        <source>entropy, bits</source>
        <translation>熵，比特</translation>
    </message>
    <message>
        <source>weight of the pair</source>
        <translation>这一对的权重</translation>
    </message>
    <message>
        <source>mean distance of the row</source>
        <translation>该行的平均距离</translation>
    </message>
    <message>
        <source>entropy of the row, bits</source>
        <translation>该行的熵，比特</translation>
    </message>
    <message>
        <source>Row: query i</source>
        <translation>行：查询 i</translation>
    </message>
    <message>
        <source>Column: key j</source>
        <translation>列：键 j</translation>
    </message>
    <message>
        <source>Row: position</source>
        <translation>行：位置</translation>
    </message>
    <message>
        <source>Column: dimension</source>
        <translation>列：维</translation>
    </message>
    <message>
        <source>Pair %1: period %2 positions</source>
        <translation>通道对 %1：周期 %2 个位置</translation>
    </message>
    <message>
        <source>query %1 has no allowed key: weights and output are 0</source>
        <translation>查询 %1 没有允许的键：权重与输出都是 0</translation>
    </message>
    <message>
        <source>Bucket %1: Δ %2</source>
        <translation>桶 %1：Δ %2</translation>
    </message>
    <message>
        <source>Triangles: Δ = %1</source>
        <translation>三角：Δ = %1</translation>
    </message>
    <message>
        <source>Outlined: every Δ = %1</source>
        <translation>描边：所有 Δ = %1</translation>
    </message>
    <message>
        <source>Outlined diagonal: every pair with Δ = %1</source>
        <translation>描边的对角线：所有 Δ = %1 的对</translation>
    </message>
    <message>
        <source>one is masked</source>
        <translation>其中一个已掩码</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Shift and a click on a second cell compare them</source>
        <translation>按住 Shift 点击另一格，即可比较</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>第 %1 维</translation>
    </message>
    <message>
        <source>%1 turns nothing: circles belong to RoPE and to the sinusoid.</source>
        <translation>%1 不作旋转：圆只属于 RoPE 与正余弦编码。</translation>
    </message>
    <message>
        <source>pair %1 · ω = %2 rad / position</source>
        <translation>通道对 %1 · ω = %2 弧度 / 位置</translation>
    </message>
    <message>
        <source>block %1 · dims %2, %3 · θ = %4 rad / position</source>
        <translation>块 %1 · 维 %2、%3 · θ = %4 弧度 / 位置</translation>
    </message>
    <message>
        <source>No key is allowed: all weights are 0.</source>
        <translation>没有允许的键：所有权重都是 0。</translation>
    </message>
    <message>
        <source>with position</source>
        <translation>有位置</translation>
    </message>
    <message>
        <source>without</source>
        <translation>无</translation>
    </message>
    <message>
        <source>with</source>
        <translation>有</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最后</translation>
    </message>
    <message>
        <source>bias above, weights below</source>
        <translation>上为偏置，下为权重</translation>
    </message>
    <message>
        <source>Same weights, largest difference %1: in this row the biases differ by a constant, and softmax drops it.</source>
        <translation>权重相同，最大差 %1：此行的偏置只差一个常数，softmax 将它消去。</translation>
    </message>
    <message>
        <source>The weights differ by up to %1: added after softmax, a constant is not dropped.</source>
        <translation>权重最多相差 %1：加在 softmax 之后，常数不会消去。</translation>
    </message>
    <message>
        <source>The weights differ by up to %1: at these positions the biases do not differ by a constant.</source>
        <translation>权重最多相差 %1：在这些位置上，偏置之差不是常数。</translation>
    </message>
    <message>
        <source>%1 is a power of two:</source>
        <translation>%1 是 2 的幂：</translation>
    </message>
    <message>
        <source>the slope of head h is 2^(−%1h/%2): %3.</source>
        <translation>头 h 的斜率为 2^(−%1h/%2)：%3。</translation>
    </message>
    <message>
        <source>%1 is no power of two:</source>
        <translation>%1 不是 2 的幂：</translation>
    </message>
    <message>
        <source>heads 1–%1 take the %1-head series, %2;</source>
        <translation>头 1–%1 取 %1 头数列，%2；</translation>
    </message>
    <message>
        <source>head %1 takes term %2 of the %3-head series.</source>
        <translation>头 %1 取 %3 头数列的第 %2 项。</translation>
    </message>
    <message>
        <source>heads %1–%2 take %3 of the %4-head series.</source>
        <translation>头 %1–%2 取 %4 头数列的第 %3 项。</translation>
    </message>
    <message>
        <source>Custom slopes, an experiment: the method never trains them. Hollow: the rule.</source>
        <translation>自定义斜率，属于实验：此方法从不训练斜率。空心：规则。</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>one bucket per distance</source>
        <translation>每个距离一个桶</translation>
    </message>
    <message>
        <source>masked →</source>
        <translation>已掩码 →</translation>
    </message>
    <message>
        <source>← before: %1</source>
        <translation>← 之前：%1</translation>
    </message>
    <message>
        <source>after: %1 →</source>
        <translation>之后：%1 →</translation>
    </message>
    <message>
        <source>← keys before the query: buckets %1</source>
        <translation>← 查询之前的键：桶 %1</translation>
    </message>
    <message>
        <source>keys after, masked: %1 →</source>
        <translation>之后的键，已掩码：%1 →</translation>
    </message>
    <message>
        <source>keys after: buckets %1 →</source>
        <translation>之后的键：桶 %1 →</translation>
    </message>
    <message>
        <source>keys after: bucket %1 →</source>
        <translation>之后的键：桶 %1 →</translation>
    </message>
    <message>
        <source>max distance %1</source>
        <translation>最大距离 %1</translation>
    </message>
    <message>
        <source>buckets %1</source>
        <translation>桶数 %1</translation>
    </message>
    <message>
        <source>bucket %1: %2 and beyond</source>
        <translation>桶 %1：%2 及更远</translation>
    </message>
    <message>
        <source>buckets %1 and %2: %3 and beyond</source>
        <translation>桶 %1 与 %2：%3 及更远</translation>
    </message>
    <message>
        <source>buckets reached %1 / %2</source>
        <translation>用到的桶 %1 / %2</translation>
    </message>
    <message>
        <source>%1, %2 is never used</source>
        <translation>%1，桶 %2 从未用到</translation>
    </message>
    <message>
        <source>%1, never used: %2</source>
        <translation>%1，从未用到：%2</translation>
    </message>
    <message>
        <source>%1 in %2 instead of %3</source>
        <translation>%1 归入桶 %2 而非 %3</translation>
    </message>
    <message>
        <source>float32 puts Δ %1</source>
        <translation>float32 把 Δ %1</translation>
    </message>
    <message>
        <source>Δ = j − i, spaced by log₂(1 + |Δ|)</source>
        <translation>Δ = j − i，间距按 log₂(1 + |Δ|)</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1，已固定</translation>
    </message>
    <message>
        <source>no key there</source>
        <translation>该处没有键</translation>
    </message>
    <message>
        <source>keys after the query masked</source>
        <translation>查询之后的键已掩码</translation>
    </message>
    <message>
        <source>custom, an experiment: the method never trains its slopes</source>
        <translation>自定义，属于实验：此方法从不训练斜率</translation>
    </message>
    <message>
        <source>all $r_{%1}$</source>
        <translation>均为 $r_{%1}$</translation>
    </message>
    <message>
        <source>content, content</source>
        <translation>内容，内容</translation>
    </message>
    <message>
        <source>content, position</source>
        <translation>内容，位置</translation>
    </message>
    <message>
        <source>position, content</source>
        <translation>位置，内容</translation>
    </message>
    <message>
        <source>position, position</source>
        <translation>位置，位置</translation>
    </message>
    <message>
        <source>Even p · p does not follow Δ alone.</source>
        <translation>连 p · p 也不只取决于 Δ。</translation>
    </message>
    <message>
        <source>p · p follows Δ alone, x · p and p · x do not.</source>
        <translation>p · p 只取决于 Δ，x · p 与 p · x 则不然。</translation>
    </message>
    <message>
        <source>p · p follows Δ alone, x · p and p · x do not: together they run from %1 to %2 over the %3 pairs with %4. The score is not purely relative.</source>
        <translation>p · p 只取决于 Δ，x · p 与 p · x 则不然：在 %4 的 %3 个对上，两者之和从 %1 变到 %2。得分不是纯相对的。</translation>
    </message>
    <message>
        <source>Over the %1 pairs with %2 position adds the same to every score.</source>
        <translation>在 %2 的 %1 个对上，位置给每个得分加上同一个数。</translation>
    </message>
    <message>
        <source>Outlined: every δ = %1</source>
        <translation>描边：所有 δ = %1</translation>
    </message>
    <message>
        <source>Outlined: every pair that shares δ = %1</source>
        <translation>描边：所有共用 δ = %1 的对</translation>
    </message>
    <message>
        <source>one row per clipped displacement</source>
        <translation>每个截断位移一行</translation>
    </message>
    <message>
        <source>%1 has no vector for each displacement: these belong to Shaw.</source>
        <translation>%1 没有各相对位移的向量：这些属于 Shaw。</translation>
    </message>
    <message>
        <source>Key vectors and value vectors are off: every query sees the same keys, and position does not enter.</source>
        <translation>键向量与值向量均已关闭：每个查询看到的键都相同，位置没有进入。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>范围 %1</translation>
    </message>
    <message>
        <source>The pair’s own key</source>
        <translation>这一对自己的键</translation>
    </message>
    <message>
        <source>The pair’s own value</source>
        <translation>这一对自己的值</translation>
    </message>
    <message>
        <source>K = 0: every displacement adds the same vector</source>
        <translation>K = 0：每个相对位移都加同一个向量</translation>
    </message>
    <message>
        <source>Shift-click a pair of another query to set it beside this one.</source>
        <translation>按住 Shift 点击另一个查询的对，可与这一对并列。</translation>
    </message>
    <message>
        <source>each query sees its own key: no shared k′</source>
        <translation>每个查询看到各自的键：没有共用的 k′</translation>
    </message>
    <message>
        <source>each query sums its own values: no shared v′</source>
        <translation>每个查询对各自的值求和：没有共用的 v′</translation>
    </message>
    <message>
        <source>values off</source>
        <translation>值向量关</translation>
    </message>
    <message>
        <source>values on</source>
        <translation>值向量开</translation>
    </message>
    <message>
        <source>Weights $a_{%1,j}$</source>
        <translation>权重 $a_{%1,j}$</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Output $y_{%1}$</source>
        <translation>输出 $y_{%1}$</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差</translation>
    </message>
    <message>
        <source>the value vectors are added after softmax, so only the output moves</source>
        <translation>值向量加在 softmax 之后，所以只有输出改变</translation>
    </message>
    <message>
        <source>%1 adds no value vectors: these belong to Shaw.</source>
        <translation>%1 不加值向量：这些属于 Shaw。</translation>
    </message>
    <message>
        <source>log</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>一距一桶</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>相邻交错</translation>
    </message>
    <message>
        <source>half-split</source>
        <translation>前后半分</translation>
    </message>
    <message>
        <source>v is not rotated: it enters the sum as it is</source>
        <translation>v 不旋转：它原样进入求和</translation>
    </message>
    <message>
        <source>rises again beyond |Δ| = %1</source>
        <translation>|Δ| = %1 之外又回升</translation>
    </message>
    <message>
        <source>angle −π … π</source>
        <translation>角 −π … π</translation>
    </message>
    <message>
        <source>each 1/%1</source>
        <translation>各 1/%1</translation>
    </message>
    <message>
        <source>of %1 keys</source>
        <translation>共 %1 个键</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>A causal mask carries order by itself: row i averages over the first i + 1 tokens. With one content everywhere each of them weighs 1/(i + 1).</source>
        <translation>因果掩码本身就带有顺序：第 i 行对前 i + 1 个词元取平均。内容处处相同时，每个词元的权重为 1/(i + 1)。</translation>
    </message>
    <message>
        <source>A causal mask carries order by itself: row i averages over the first i + 1 tokens, so rows differ though no method says where a token stands.</source>
        <translation>因果掩码本身就带有顺序：第 i 行对前 i + 1 个词元取平均，所以即使没有方法说明词元在哪里，各行也不同。</translation>
    </message>
    <message>
        <source>Without a mask every row averages over the same tokens: nothing tells their order.</source>
        <translation>没有掩码时，每行都对同样的词元取平均：没有什么能说明它们的顺序。</translation>
    </message>
    <message>
        <source>Each row averages over the keys that its mask allows.</source>
        <translation>每行对其掩码允许的键取平均。</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Multiply-adds of one head. Twice the tokens: twice the rotations, four times the scores.</source>
        <translation>一个头的乘加次数。词元加倍：旋转加倍，得分变为四倍。</translation>
    </message>
    <message>
        <source>Block %1: channels %2 and %3</source>
        <translation>块 %1：通道 %2 与 %3</translation>
    </message>
    <message>
        <source>zero outside of the blocks; 1 where nothing turns</source>
        <translation>块外为零；不旋转处为 1</translation>
    </message>
    <message>
        <source>zero outside of the blocks</source>
        <translation>块外为零</translation>
    </message>
    <message>
        <source>largest difference of the two sides in all blocks: %1</source>
        <translation>所有块中两边的最大差：%1</translation>
    </message>
    <message>
        <source>at position %1 · %2 × %2</source>
        <translation>位置 %1 处 · %2 × %2</translation>
    </message>
    <message>
        <source>without it none does.</source>
        <translation>没有偏置则无一胜出。</translation>
    </message>
    <message>
        <source>as it does without it.</source>
        <translation>没有偏置时也一样。</translation>
    </message>
    <message>
        <source>without it %1.</source>
        <translation>没有偏置时是 %1。</translation>
    </message>
    <message>
        <source>%1 wins with the bias; without it all weigh the same.</source>
        <translation>有偏置时 %1 胜出；没有偏置时权重都相同。</translation>
    </message>
    <message>
        <source>%1 wins with the bias and without it.</source>
        <translation>有无偏置，都是 %1 胜出。</translation>
    </message>
    <message>
        <source>%1 wins with the bias, %2 without it.</source>
        <translation>有偏置时 %1 胜出，没有偏置时 %2 胜出。</translation>
    </message>
    <message>
        <source>All allowed keys weigh the same.</source>
        <translation>所有允许的键权重相同。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 胜出。</translation>
    </message>
    <message>
        <source>%1 wins with position; without it all weigh the same.</source>
        <translation>有位置时 %1 胜出；没有位置时权重都相同。</translation>
    </message>
    <message>
        <source>%1 wins with position and without it.</source>
        <translation>有无位置，都是 %1 胜出。</translation>
    </message>
    <message>
        <source>%1 wins with position, %2 without it.</source>
        <translation>有位置时 %1 胜出，没有位置时 %2 胜出。</translation>
    </message>
    <message>
        <source>row sum %1, not 1</source>
        <translation>行和 %1，不是 1</translation>
    </message>
    <message>
        <source>%1 (tied with %2 more)</source>
        <translation>%1（另有 %2 个并列）</translation>
    </message>
    <message>
        <source>sines first</source>
        <translation>先正弦</translation>
    </message>
    <message>
        <source>pᵢ · pⱼ = %1 in either order.</source>
        <translation>两种排列下 pᵢ · pⱼ 都等于 %1。</translation>
    </message>
    <message>
        <source>pᵢ · pⱼ = %1 and %2.</source>
        <translation>pᵢ · pⱼ 分别为 %1 与 %2。</translation>
    </message>
    <message>
        <source>The score %1 stays when x and the rows of W change their order with p; it becomes %2 when p alone does.</source>
        <translation>若 x 与 W 的各行随 p 一起换序，得分 %1 不变；若只有 p 换序，得分变为 %2。</translation>
    </message>
    <message>
        <source>The score %1 becomes %2 when x and the rows of W change their order with p, and %3 when p alone does.</source>
        <translation>若 x 与 W 的各行随 p 一起换序，得分 %1 变为 %2；若只有 p 换序，则变为 %3。</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%2 个词元中的 %1 个</translation>
    </message>
    <message>
        <source>Even p · p does not follow Δ alone: from %1 to %2 over %3 pairs with %4. The score is not purely relative.</source>
        <translation>连 p · p 也不只取决于 Δ：在 %4 的 %3 对中，它从 %1 到 %2。得分并非纯相对。</translation>
    </message>
    <message>
        <source>p · p = %1 at every position.</source>
        <translation>每个位置都有 p · p = %1。</translation>
    </message>
    <message>
        <source>p · p from %1 to %2.</source>
        <translation>p · p 从 %1 到 %2。</translation>
    </message>
    <message>
        <source>Neither one-hot (1 on the diagonal, 0 elsewhere) nor orthogonal (0 elsewhere): off the diagonal up to %1, at positions %2 and %3.</source>
        <translation>既非独热（对角线为 1，其余为 0），也不正交（其余为 0）：对角线之外最大为 %1，在位置 %2 与 %3。</translation>
    </message>
    <message>
        <source>Neither one-hot (1 on the diagonal, 0 elsewhere) nor orthogonal (0 elsewhere): of the products shown off the diagonal the largest is %1, at positions %2 and %3.</source>
        <translation>既非独热（对角线为 1，其余为 0），也不正交（其余为 0）：所示的对角线之外的乘积最大为 %1，在位置 %2 与 %3。</translation>
    </message>
    <message>
        <source>Positions %1 and %2 get the same vector: nothing can tell them apart.</source>
        <translation>位置 %1 与 %2 的向量相同：没有什么能区分它们。</translation>
    </message>
    <message>
        <source>Without cosines positions %1 and %2 are all but alike: at distance %3, with cosines %4.</source>
        <translation>没有余弦时，位置 %1 与 %2 几乎一样：距离 %3，有余弦时为 %4。</translation>
    </message>
    <message>
        <source>Least apart: positions %1 and %2, at distance %3.</source>
        <translation>相距最近：位置 %1 与 %2，距离 %3。</translation>
    </message>
    <message>
        <source>%1, %2 positions shown</source>
        <translation>%1，显示 %2 个位置</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>No word comes twice here; one that does would get two sums.</source>
        <translation>这里没有重复出现的词；若有，它会得到两个不同的和。</translation>
    </message>
    <message>
        <source>The same x at %1 and %2</source>
        <translation>%1 与 %2 处的 x 相同</translation>
    </message>
    <message>
        <source>The same word “%1” at %2 and %3</source>
        <translation>同一个词“%1”在 %2 与 %3</translation>
    </message>
    <message>
        <source>two sums</source>
        <translation>两个不同的和</translation>
    </message>
    <message>
        <source>one and the same sum</source>
        <translation>同一个和</translation>
    </message>
    <message>
        <source>The same x twice: %1</source>
        <translation>x 出现两次：%1</translation>
    </message>
    <message>
        <source>“%1” twice: %2</source>
        <translation>“%1”出现两次：%2</translation>
    </message>
    <message>
        <source>x + s + p = h, %1 dimensions</source>
        <translation>x + s + p = h，%1 维</translation>
    </message>
    <message>
        <source>x + p = h, %1 dimensions</source>
        <translation>x + p = h，%1 维</translation>
    </message>
    <message>
        <source>cosine, %1 of %2 rows</source>
        <translation>余弦，%2 行中的 %1 行</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2 行中的 %1 行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>cosine, all %1 rows</source>
        <translation>余弦，全部 %1 行</translation>
    </message>
    <message>
        <source>all %1 rows</source>
        <translation>全部 %1 行</translation>
    </message>
    <message>
        <source>largest %1: rows %2, %3</source>
        <translation>最大 %1：第 %2、%3 行</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>cosine of used rows</source>
        <translation>所用各行的余弦</translation>
    </message>
    <message>
        <source>used rows</source>
        <translation>所用各行</translation>
    </message>
    <message>
        <source>used</source>
        <translation>所用</translation>
    </message>
    <message>
        <source>no row beyond %1</source>
        <translation>第 %1 行之后没有行</translation>
    </message>
    <message>
        <source>%1 of %2 rows × %3</source>
        <translation>%2 行中的 %1 行 × %3</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>通道对 %1</translation>
    </message>
    <message>
        <source>one matrix for every i</source>
        <translation>对每个 i 都是同一矩阵</translation>
    </message>
    <message>
        <source>sines alone lack what a shift needs</source>
        <translation>只有正弦，缺少平移所需的余弦</translation>
    </message>
    <message>
        <source>Colours: B − A, 0 in the middle</source>
        <translation>颜色：B − A，0 居中</translation>
    </message>
    <message>
        <source>The colours end at %1; the numbers reach from %2 to %3. What lies beyond has the colour of the end.</source>
        <translation>颜色的范围是 %1，数值从 %2 到 %3。超出范围的取端点的颜色。</translation>
    </message>
    <message>
        <source>Few rows have such large weights (under a causal mask the first ones, which have few keys): the colours are those of the rows in the middle, so that a long text shows what is in it.</source>
        <translation>权重这么大的行很少（因果掩码下是最前面几行，它们的键很少）：颜色按中间的行来取，这样长文本里的内容才看得清。</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>Colours: B (%1) − A (%2), 0 in the middle</source>
        <translation>颜色：B（%1）− A（%2），0 在中间</translation>
    </message>
    <message>
        <source>2nd − 1st</source>
        <translation>第二 − 第一</translation>
    </message>
    <message>
        <source>cosines left out</source>
        <translation>略去余弦</translation>
    </message>
    <message>
        <source>No room for the curve</source>
        <translation>这里画不下曲线</translation>
    </message>
    <message>
        <source>query %1 has no allowed key, its output is 0</source>
        <translation>查询 %1 没有允许的键，输出为 0</translation>
    </message>
    <message>
        <source>query %1: no allowed key</source>
        <translation>查询 %1：没有允许的键</translation>
    </message>
    <message>
        <source>no allowed key</source>
        <translation>没有允许的键</translation>
    </message>
    <message>
        <source>Outlined: δ = %1</source>
        <translation>描边：δ = %1</translation>
    </message>
    <message>
        <source>Outlined: Δ = %1</source>
        <translation>描边：Δ = %1</translation>
    </message>
    <message>
        <source>Wrong: bias after softmax</source>
        <translation>出错：偏置在 softmax 之后</translation>
    </message>
    <message>
        <source>Wrong: layouts mixed</source>
        <translation>出错：混用布局</translation>
    </message>
    <message>
        <source>Wrong: sine only</source>
        <translation>出错：只用正弦</translation>
    </message>
    <message>
        <source>Key and last are defined with the causal mask alone. Without it their formulas would give these bars: the weights differ by up to %1, and no constant makes up for that.</source>
        <translation>“键”与“最后”两种形式仅在因果掩码下有定义。没有它时，按其公式会得到这些柱：权重最多相差 %1，没有常数可以弥补。</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>query %1 “%2”</source>
        <translation>查询 %1 “%2”</translation>
    </message>
    <message>
        <source>depends on i (here %1), not on Δ alone</source>
        <translation>取决于 i（这里是 %1），不只取决于 Δ</translation>
    </message>
    <message>
        <source>Least apart without cosines: positions %1 and %2, at distance %3, with cosines %4.</source>
        <translation>没有余弦时相距最近：位置 %1 与 %2，距离 %3，有余弦时为 %4。</translation>
    </message>
    <message>
        <source>To the fastest pair positions %1 and %2 are all but one: sines %3 and %4, whose cosines would differ. Equal they are where (i + j)θ is an odd multiple of π; slower pairs tell these two apart.</source>
        <translation>在最快的一对维度上，位置 %1 与 %2 几乎无法区分：正弦为 %3 和 %4，余弦本来不同。(i + j)θ 为 π 的奇数倍时正弦相等；较慢的维度对还能区分这两个位置。</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>“%1” %2</translation>
    </message>
    <message>
        <source>p · p of %1 and %2: %3</source>
        <translation>%1 与 %2 的 p · p：%3</translation>
    </message>
    <message>
        <source>… %1</source>
        <translation>… %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>The bias alone prefers %1; %2 wins all the same, %3</source>
        <translation>仅看偏置应是 %1；胜出的仍是 %2，%3</translation>
    </message>
    <message>
        <source>%1 wins with the bias, none without.</source>
        <translation>有偏置时 %1 胜出，没有时都相同。</translation>
    </message>
    <message>
        <source>%1 wins with position, none without.</source>
        <translation>有位置时 %1 胜出，没有时都相同。</translation>
    </message>
    <message>
        <source>sum of the row</source>
        <translation>行和</translation>
    </message>
    <message>
        <source>no mean, no entropy</source>
        <translation>没有均值和熵</translation>
    </message>
    <message>
        <source>sum of the row: not 1, so no mean and no entropy</source>
        <translation>行和：不是 1，因此没有均值和熵</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>和 %1</translation>
    </message>
    <message>
        <source>one row per δ</source>
        <translation>每个 δ 一行</translation>
    </message>
</context>
<context>
    <name>SideViews</name>
    <message>
        <source>There is one head only. This picture comes back when there are several.</source>
        <translation>只有一个头。有多个头时，此图会恢复显示。</translation>
    </message>
    <message>
        <source>The method shown has no such picture. It comes back with a method that has one.</source>
        <translation>当前方法没有这张图。换到有此图的方法时，它会恢复显示。</translation>
    </message>
    <message>
        <source>Show this picture in a window of its own</source>
        <translation>在单独的窗口中显示此图</translation>
    </message>
</context>
<context>
    <name>SweepFlow</name>
    <message>
        <source>New folder</source>
        <translation>新文件夹</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>the sizes of its shape multiply beyond 64 bits</source>
        <translation>形状各维之积超出 64 位</translation>
    </message>
    <message>
        <source>its bytes are more than 64 bits can count</source>
        <translation>其字节数超出 64 位</translation>
    </message>
    <message>
        <source>%1 numbers are too many at once: choose a part of it, at most %2</source>
        <translation>一次读 %1 个数太多：请只取一部分，至多 %2 个</translation>
    </message>
    <message>
        <source>shape has the size %1</source>
        <translation>形状中有一维为 %1</translation>
    </message>
    <message>
        <source>does not begin as an .npy file does</source>
        <translation>开头不是 .npy 文件的格式</translation>
    </message>
    <message>
        <source>has version %1.%2, known are 1.0, 2.0 and 3.0</source>
        <translation>版本为 %1.%2，只认识 1.0、2.0 和 3.0</translation>
    </message>
    <message>
        <source>its header of %1 bytes ends past its %2 bytes</source>
        <translation>文件头 %1 字节，超出了全部 %2 字节</translation>
    </message>
    <message>
        <source>its header would be %1 bytes long, at most %2 are read</source>
        <translation>文件头长 %1 字节，至多读取 %2 字节</translation>
    </message>
    <message>
        <source>%1 bytes follow the numbers</source>
        <translation>数据之后还有 %1 字节</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>axes or index do not fit its shape %1</source>
        <translation>axes 或 index 与形状 %1 不符</translation>
    </message>
</context>
<context>
    <name>locus::app::Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open scene…</source>
        <translation>打开场景(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;numbers of the pair</source>
        <translation>复制所选一对的数值(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
    <message>
        <source>Causal &amp;mask</source>
        <translation>因果掩码(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Lock the displacement</source>
        <translation>锁定位移(&amp;L)</translation>
    </message>
    <message>
        <source>Next &amp;stage</source>
        <translation>下一阶段(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous head</source>
        <translation>上一个头(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt head</source>
        <translation>下一个头(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;All heads</source>
        <translation>所有头(&amp;A)</translation>
    </message>
    <message>
        <source>Every head side by side (H)</source>
        <translation>并排显示每个头（H）</translation>
    </message>
    <message>
        <source>&amp;Keys and marks</source>
        <translation>按键与标记(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Locus</source>
        <translation>关于 Locus(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>示例(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>方法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Table of the stage</source>
        <translation>阶段数表(&amp;T)</translation>
    </message>
    <message>
        <source>De&amp;tach picture</source>
        <translation>在单独窗口显示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All examples…</source>
        <translation>全部示例(&amp;A)…</translation>
    </message>
    <message>
        <source>Reset this &amp;method</source>
        <translation>重置此方法(&amp;M)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大界面(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小界面(&amp;O)</translation>
    </message>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>原始大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Status li&amp;ne</source>
        <translation>状态行(&amp;N)</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>复制诊断信息(&amp;D)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;in as A</source>
        <translation>固定为 A(&amp;I)</translation>
    </message>
    <message>
        <source>Show A &amp;or B</source>
        <translation>显示 A 或 B(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;B − A</source>
        <translation>显示 B − A(&amp;B)</translation>
    </message>
    <message>
        <source>Let A &amp;go</source>
        <translation>放开 A(&amp;G)</translation>
    </message>
    <message>
        <source>Open &amp;tensor…</source>
        <translation>打开张量(&amp;T)…</translation>
    </message>
    <message>
        <source>Save n&amp;umbers…</source>
        <translation>保存数字(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Copy the chosen value</source>
        <translation>复制所选的值(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;stage for a spreadsheet</source>
        <translation>复制整个阶段，供电子表格使用(&amp;S)</translation>
    </message>
    <message>
        <source>Copy as NumP&amp;y script</source>
        <translation>复制为 NumPy 脚本(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;link to the scene</source>
        <translation>复制场景链接(&amp;L)</translation>
    </message>
    <message>
        <source>Paste lin&amp;k</source>
        <translation>粘贴链接(&amp;K)</translation>
    </message>
    <message>
        <source>Export s&amp;weep…</source>
        <translation>导出扫描(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Print page…</source>
        <translation>打印页面(&amp;P)…</translation>
    </message>
    <message>
        <source>Scores or &amp;weights</source>
        <translation>得分或权重(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Clear recent files</source>
        <translation>清除最近打开的文件(&amp;C)</translation>
    </message>
</context>
<context>
    <name>locus::app::Autosave</name>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>The document cannot be autosaved</source>
        <translation>无法自动保存此文档</translation>
    </message>
</context>
<context>
    <name>locus::app::AutosaveFile</name>
    <message>
        <source>is no whole autosave</source>
        <translation>不是完整的自动保存文件</translation>
    </message>
    <message>
        <source>a file of tensors that it needs holds other numbers</source>
        <translation>它所需的张量文件中的数值已不同</translation>
    </message>
</context>
<context>
    <name>locus::app::Breaks</name>
    <message>
        <source>Break it: %1</source>
        <translation>破坏它：%1</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>收回：%1</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>add after softmax</source>
        <translation>加在 softmax 之后</translation>
    </message>
    <message>
        <source>mix pairings</source>
        <translation>混用配对</translation>
    </message>
    <message>
        <source>sine only</source>
        <translation>只用正弦</translation>
    </message>
    <message>
        <source>form by key</source>
        <translation>按键位置的形式</translation>
    </message>
</context>
<context>
    <name>locus::app::ClipboardLinks</name>
    <message>
        <source>There is no link to this scene</source>
        <translation>此场景没有链接</translation>
    </message>
    <message>
        <source>The link is on the clipboard</source>
        <translation>链接已复制到剪贴板</translation>
    </message>
    <message>
        <source>This link cannot be opened</source>
        <translation>无法打开此链接</translation>
    </message>
    <message>
        <source>There is no link of Locus on the clipboard.</source>
        <translation>剪贴板上没有 Locus 的链接。</translation>
    </message>
</context>
<context>
    <name>locus::app::CommandLine</name>
    <message>
        <source>standard output: cannot be written: %1</source>
        <translation>标准输出：无法写入：%1</translation>
    </message>
    <message>
        <source>the scene is too large for the memory of this machine</source>
        <translation>场景太大，本机内存放不下</translation>
    </message>
    <message>
        <source>--set needs KEY=VALUE, got %1</source>
        <translation>--set 需要 KEY=VALUE，得到的是 %1</translation>
    </message>
    <message>
        <source>unknown key %1 (see locus params)</source>
        <translation>未知的键名 %1（见 locus params）</translation>
    </message>
    <message>
        <source>unexpected word %1</source>
        <translation>多余的词 %1</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>未知的选项 %1</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 给出了两次</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 需要一个值</translation>
    </message>
    <message>
        <source>print needs a TABLE: %1</source>
        <translation>print 需要 TABLE：%1</translation>
    </message>
    <message>
        <source>unknown table %1; there are %2</source>
        <translation>未知的表 %1；可用的有 %2</translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHTmm or WIDTHxHEIGHTpx, up to %1 mm or %2 px, got %3</source>
        <translation>--size 为 WIDTHxHEIGHTmm 或 WIDTHxHEIGHTpx，最大 %1 mm 或 %2 px，得到的是 %3</translation>
    </message>
    <message>
        <source>--dpi is a whole number from %1 to %2, got %3</source>
        <translation>--dpi 为 %1 到 %2 的整数，得到的是 %3</translation>
    </message>
    <message>
        <source>--out ends in .png, .svg or .pdf, got %1</source>
        <translation>--out 以 .png、.svg 或 .pdf 结尾，得到的是 %1</translation>
    </message>
    <message>
        <source>export needs --out FILE, ending in .png, .svg or .pdf</source>
        <translation>export 需要 --out FILE，以 .png、.svg 或 .pdf 结尾</translation>
    </message>
    <message>
        <source>the name of the file is empty</source>
        <translation>文件名为空</translation>
    </message>
    <message>
        <source>--format is json, csv or npy, got %1</source>
        <translation>--format 须为 json、csv 或 npy，而不是 %1</translation>
    </message>
    <message>
        <source>%1 is no array of numbers: --format is json or csv</source>
        <translation>%1 不是单个数组：--format 只能是 json 或 csv</translation>
    </message>
    <message>
        <source>%1 is one of %2, got %3</source>
        <translation>%1 须为 %2 之一，而不是 %3</translation>
    </message>
    <message>
        <source>--view is page or some of %1, got %2</source>
        <translation>--view 须为 page 或 %1 中的若干项，而不是 %2</translation>
    </message>
    <message>
        <source>--view names %1 twice</source>
        <translation>--view 重复列出 %1</translation>
    </message>
    <message>
        <source>%1 is some of %2, got %3</source>
        <translation>%1 须为 %2 中的若干项，而不是 %3</translation>
    </message>
    <message>
        <source>--points is a number from %1 to %2, got %3</source>
        <translation>--points 须为 %1 到 %2 之间的数，而不是 %3</translation>
    </message>
    <message>
        <source>--formats is some of png, svg, pdf, each once, got %1</source>
        <translation>--formats 须为 png、svg、pdf 中的若干项，各一次，而不是 %1</translation>
    </message>
    <message>
        <source>%1 cannot stand beside %2</source>
        <translation>%1 不能与 %2 同用</translation>
    </message>
    <message>
        <source>--scene-dir and --out-dir go together</source>
        <translation>--scene-dir 与 --out-dir 须一同给出</translation>
    </message>
    <message>
        <source>export needs --view: page or some of %1</source>
        <translation>export 需要 --view：page 或 %1 中的若干项</translation>
    </message>
    <message>
        <source>the scene has no figure “%1”</source>
        <translation>此场景没有名为“%1”的图</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1：没有这个文件夹</translation>
    </message>
    <message>
        <source>%1: holds no scene (*.locus.json)</source>
        <translation>%1：其中没有场景（*.locus.json）</translation>
    </message>
    <message>
        <source>%1: this folder cannot be made</source>
        <translation>%1：无法建立此文件夹</translation>
    </message>
    <message>
        <source>scenes %1, files written %2; refused: scenes %3, figures %4; files not written %5</source>
        <translation>场景 %1 个，写入文件 %2 个；被拒绝：场景 %3 个，图 %4 幅；未写入文件 %5 个</translation>
    </message>
    <message>
        <source>Shows how a Transformer knows where a token stands.

  locus [FILE]                 open the window, with a scene or a figure of one
  locus LINK                   the same with the scene of a link (locus:...)
  locus print TABLE [--scene FILE] [--set KEY=VALUE]... [--format json|csv|npy]
  locus export [--scene FILE] [--set KEY=VALUE]... --view VIEW[,VIEW]...
               --out FILE.{png,svg,pdf} [--size 120x90mm|1600x1200px] [--dpi N]
               [--arrange row|grid|column] [--theme light|dark|print]
               [--points N] [--font FAMILY] [--text text|outlines]
               [--show PART[,PART]...] [--hide PART[,PART]...] [--transparent]
               [--no-scene]
  locus export [--scene FILE] --figure NAME --out FILE.{png,svg,pdf}
  locus export ... --sweep KEY=FROM..TO [--frames N] [--back] [--rate N]
               --out FILE.{gif,mp4}|FOLDER
                               a film, or a new folder of numbered pictures
  locus export --scene-dir DIR --out-dir OUT [--formats pdf[,png][,svg]]
                               every figure of every scene in a folder
  locus params                 every KEY with range, default, unit, meaning
  locus --version | --help

TABLE   %1
VIEW    %2
PART    %3
VALUE   JSON, or an expression such as pi/2, or text

Exit status: 0 done, 1 input refused, 2 wrong usage, 3 output not written,
4 no display.
</source>
        <translation>展示 Transformer 如何知道词元处于哪个位置。

  locus [FILE]                 打开窗口，可带一个场景或含有场景的图
  locus LINK                   同上，场景取自链接（locus:...）
  locus print TABLE [--scene FILE] [--set KEY=VALUE]... [--format json|csv|npy]
  locus export [--scene FILE] [--set KEY=VALUE]... --view VIEW[,VIEW]...
               --out FILE.{png,svg,pdf} [--size 120x90mm|1600x1200px] [--dpi N]
               [--arrange row|grid|column] [--theme light|dark|print]
               [--points N] [--font FAMILY] [--text text|outlines]
               [--show PART[,PART]...] [--hide PART[,PART]...] [--transparent]
               [--no-scene]
  locus export [--scene FILE] --figure NAME --out FILE.{png,svg,pdf}
  locus export ... --sweep KEY=FROM..TO [--frames N] [--back] [--rate N]
               --out FILE.{gif,mp4}|FOLDER
                               影片，或一个存放编号图片的新文件夹
  locus export --scene-dir DIR --out-dir OUT [--formats pdf[,png][,svg]]
                               文件夹中每个场景的每幅图
  locus params                 列出每个 KEY 的范围、默认值、单位、含义
  locus --version | --help

TABLE   %1
VIEW    %2
PART    %3
VALUE   JSON，或 pi/2 之类的表达式，或文本

退出状态：0 完成，1 输入被拒绝，2 用法错误，3 输出未写入，
4 没有显示器。
</translation>
    </message>
    <message>
        <source>--frames, --back and --rate belong to --sweep</source>
        <translation>--frames、--back 和 --rate 须与 --sweep 同用</translation>
    </message>
    <message>
        <source>--sweep needs KEY=FROM..TO, got %1</source>
        <translation>--sweep 需要 KEY=FROM..TO，而不是 %1</translation>
    </message>
    <message>
        <source>--sweep goes from a number to a number, got %1</source>
        <translation>--sweep 从一个数到另一个数，而不是 %1</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, got %4</source>
        <translation>%1 是 %2 到 %3 的整数，而不是 %4</translation>
    </message>
    <message>
        <source>--out of a sweep ends in .gif or .mp4, or names a new folder, got %1</source>
        <translation>扫描的 --out 以 .gif 或 .mp4 结尾，或者是一个新文件夹的名字，得到的是 %1</translation>
    </message>
</context>
<context>
    <name>locus::app::CompareControl</name>
    <message>
        <source>A is kept as it was: choose B to change numbers.</source>
        <translation>A 保持原样：要改数值，请选 B。</translation>
    </message>
    <message>
        <source>Pin as A</source>
        <translation>固定为 A</translation>
    </message>
    <message>
        <source>Keep this scene as A, to compare it with what is changed from here on (Ctrl+D)</source>
        <translation>把此场景固定为 A，以便与此后的改动比较（Ctrl+D）</translation>
    </message>
    <message>
        <source>The scene that was pinned, to look at only (the key A flips)</source>
        <translation>固定的场景，只供查看（按 A 键切换）</translation>
    </message>
    <message>
        <source>The present scene</source>
        <translation>当前场景</translation>
    </message>
    <message>
        <source>The present scene less the pinned one, in the map (D)</source>
        <translation>当前场景减去固定的场景，显示在图中（D）</translation>
    </message>
    <message>
        <source>Which scene is shown</source>
        <translation>显示哪个场景</translation>
    </message>
    <message>
        <source>Let A go</source>
        <translation>放开 A</translation>
    </message>
    <message>
        <source>A difference is to be looked at: choose B to change numbers.</source>
        <translation>差值只供查看：要改数值，请选 B。</translation>
    </message>
</context>
<context>
    <name>locus::app::ContentSection</name>
    <message>
        <source>All %1 pictures</source>
        <translation>全部 %1 幅图</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Named figure</source>
        <translation>已命名的图</translation>
    </message>
    <message>
        <source>this view</source>
        <translation>此视图</translation>
    </message>
    <message>
        <source>panels</source>
        <translation>多个面板</translation>
    </message>
    <message>
        <source>whole page</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>导出内容</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Drag a row, or press Alt with an arrow key, to change the order</source>
        <translation>拖动一行，或按 Alt 加方向键，改变顺序</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation>左右并排</translation>
    </message>
    <message>
        <source>The first one large</source>
        <translation>第一幅放大</translation>
    </message>
    <message>
        <source>Below each other</source>
        <translation>上下排列</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>The page as it stands: pipeline, map, the pictures beside it, and the numbers of the pair.</source>
        <translation>整个页面：流程图、热图、旁边的图，以及这一对的数值。</translation>
    </message>
</context>
<context>
    <name>locus::app::CopyTools</name>
    <message>
        <source>The picture is on the clipboard</source>
        <translation>图已复制到剪贴板</translation>
    </message>
    <message>
        <source>The value is on the clipboard</source>
        <translation>该值已复制到剪贴板</translation>
    </message>
    <message>
        <source>The numbers of the pair are on the clipboard</source>
        <translation>这一对的数字已复制到剪贴板</translation>
    </message>
    <message>
        <source>Too many numbers for the clipboard: save them instead</source>
        <translation>数字太多，剪贴板放不下：请改为保存</translation>
    </message>
    <message>
        <source>The stage is on the clipboard, for a spreadsheet</source>
        <translation>整个阶段已复制到剪贴板，可贴入电子表格</translation>
    </message>
    <message>
        <source>The NumPy script is on the clipboard; checksum %1</source>
        <translation>NumPy 脚本已复制到剪贴板；校验和 %1</translation>
    </message>
    <message>
        <source>The diagnostics are on the clipboard</source>
        <translation>诊断信息已复制到剪贴板</translation>
    </message>
    <message>
        <source>The picture is on the clipboard as PNG, SVG and PDF</source>
        <translation>图像已以 PNG、SVG 和 PDF 放到剪贴板</translation>
    </message>
    <message>
        <source>The value of B − A is on the clipboard</source>
        <translation>B − A 的值已复制到剪贴板</translation>
    </message>
    <message>
        <source>The stage, B − A, is on the clipboard, for a spreadsheet</source>
        <translation>该阶段的 B − A 已复制到剪贴板，可粘贴到电子表格</translation>
    </message>
    <message>
        <source>The NumPy script of B, not of B − A, is on the clipboard; checksum %1</source>
        <translation>剪贴板上是 B 的 NumPy 脚本，而不是 B − A 的；校验和 %1</translation>
    </message>
</context>
<context>
    <name>locus::app::DetachedView</name>
    <message>
        <source>%1 – Locus</source>
        <translation>%1 – Locus</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>全屏（F11）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Which picture is shown</source>
        <translation>显示哪一幅图</translation>
    </message>
    <message>
        <source>How large the picture is drawn: Ctrl and + or −; with Ctrl+0 it grows with the window</source>
        <translation>图的大小：Ctrl 与 + 或 −；按 Ctrl+0 则随窗口变大</translation>
    </message>
    <message>
        <source>Size of the picture</source>
        <translation>图的大小</translation>
    </message>
    <message>
        <source>Grows with the window</source>
        <translation>随窗口变大</translation>
    </message>
</context>
<context>
    <name>locus::app::Document</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>This scene cannot be opened</source>
        <translation>无法打开此场景</translation>
    </message>
    <message>
        <source>This example cannot be opened</source>
        <translation>无法打开此示例</translation>
    </message>
    <message>
        <source>Open scene</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Save scene</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Locus scenes (*.locus.json)</source>
        <translation>Locus 场景 (*.locus.json)</translation>
    </message>
    <message>
        <source>This scene cannot be saved</source>
        <translation>无法保存此场景</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>将更改保存到“%1”？</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>否则更改将丢失。</translation>
    </message>
    <message>
        <source>Linked scene</source>
        <translation>链接中的场景</translation>
    </message>
    <message>
        <source>This link cannot be opened</source>
        <translation>无法打开此链接</translation>
    </message>
    <message>
        <source>Locus scenes and figures (*.locus.json *.png *.svg *.pdf);;JSON files (*.json);;All files (*)</source>
        <translation>Locus 场景和图 (*.locus.json *.png *.svg *.pdf);;JSON 文件 (*.json);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>locus::app::ExampleGallery</name>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
</context>
<context>
    <name>locus::app::ExploreEditor</name>
    <message>
        <source>Reset method</source>
        <translation>重置方法</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>The causal mask stands in place of your own: M or Undo brings it back.</source>
        <translation>因果掩码取代了你自己的掩码：按 M 或撤销即可恢复。</translation>
    </message>
</context>
<context>
    <name>locus::app::ExplorePage</name>
    <message>
        <source>A, as it was pinned. Numbers are changed, and claims measured, with B.</source>
        <translation>A 保持固定时的样子。修改数值和检验论断都在 B 上进行。</translation>
    </message>
    <message>
        <source>Of A, the pinned scene</source>
        <translation>属于 A，即固定的场景</translation>
    </message>
    <message>
        <source>Of B, the present scene</source>
        <translation>属于 B，即当前场景</translation>
    </message>
</context>
<context>
    <name>locus::app::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>“%1” is kept in the scene</source>
        <translation>“%1”已保留在场景中</translation>
    </message>
    <message>
        <source>The figure is on the clipboard as PNG, SVG and PDF</source>
        <translation>图已以 PNG、SVG 和 PDF 放到剪贴板</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>locus::app::ExportFoot</name>
    <message>
        <source>figure %1</source>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>Keep as a named figure</source>
        <translation>保留为已命名的图</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>drop the figure on Locus and this state returns</source>
        <translation>把图拖到 Locus 上，即可恢复此状态</translation>
    </message>
    <message>
        <source>The scene travels in the file</source>
        <translation>场景随文件一起保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the figure</source>
        <translation>图的名称</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The figure as PNG, SVG and PDF on the clipboard</source>
        <translation>把图以 PNG、SVG 和 PDF 放到剪贴板</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>locus::app::Figure</name>
    <message>
        <source>%1: a figure is a .png, .svg or .pdf file</source>
        <translation>%1：图片须为 .png、.svg 或 .pdf 文件</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1：无法写入：%2</translation>
    </message>
    <message>
        <source>A picture of that many pixels is too large; choose a smaller size or resolution</source>
        <translation>图片的像素太多；请选较小的尺寸或分辨率</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size</source>
        <translation>内存不足，放不下这种尺寸的图片</translation>
    </message>
    <message>
        <source>The picture could not be encoded</source>
        <translation>无法编码图片</translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation>无法绘制图片</translation>
    </message>
    <message>
        <source>There is no font “%1” on this machine</source>
        <translation>本机没有字体“%1”</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>a mask of its own</source>
        <translation>自定掩码</translation>
    </message>
    <message>
        <source>Selected: %1 and %2, displacement %3.</source>
        <translation>所选：%1 与 %2，相对位移 %3。</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>Attention head %1 of %2 with %3: %4 queries, %5 keys, %6.</source>
        <translation>采用 %3 的注意力头 %1（共 %2 个）：%4 个查询，%5 个键，%6。</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Stage shown: %1.</source>
        <translation>所示阶段：%1。</translation>
    </message>
    <message>
        <source>The numbers are %1.</source>
        <translation>这些数值：%1。</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流程图</translation>
    </message>
    <message>
        <source>One score</source>
        <translation>一个得分</translation>
    </message>
    <message>
        <source>%1 has no picture “%2”</source>
        <translation>%1 没有图“%2”</translation>
    </message>
    <message>
        <source>A figure is at least %1 × %1 px large</source>
        <translation>图至少为 %1 × %1 px</translation>
    </message>
    <message>
        <source>A figure is at least %1 × %1 mm large</source>
        <translation>图至少为 %1 × %1 mm</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Too small for %1 at %2 pt: %3 would do</source>
        <translation>尺寸太小，放不下 %1（%2 pt）：%3 即可</translation>
    </message>
    <message>
        <source>Too small for %1 at %2 pt: choose smaller letters or fewer pictures</source>
        <translation>尺寸太小，放不下 %1（%2 pt）：请用更小的字号，或少放几幅图</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>position term</source>
        <translation>位置项</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>key j</source>
        <translation>键 j</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>below: weight of the pair, ⌀ mean distance of the row</source>
        <translation>下方：该对的权重，⌀ 为该行的平均距离</translation>
    </message>
    <message>
        <source>The heat map is B − A, cell by cell; all else is of B.</source>
        <translation>热图逐格显示 B − A；其余均属于 B。</translation>
    </message>
    <message>
        <source>slope m of the head</source>
        <translation>头的斜率 m</translation>
    </message>
    <message>
        <source>%1; the heat map is B − A, all else is of B</source>
        <translation>%1；热图为 B − A，其余均属于 B</translation>
    </message>
</context>
<context>
    <name>locus::app::FigurePreview</name>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
</context>
<context>
    <name>locus::app::FigurePrint</name>
    <message>
        <source>The printer cannot be reached</source>
        <translation>无法连接打印机</translation>
    </message>
    <message>
        <source>The printer did not take the page</source>
        <translation>打印机未接受此页</translation>
    </message>
</context>
<context>
    <name>locus::app::FigureScene</name>
    <message>
        <source>no scene in this file</source>
        <translation>此文件中没有场景</translation>
    </message>
    <message>
        <source>the scene in this file is damaged</source>
        <translation>此文件中的场景已损坏</translation>
    </message>
    <message>
        <source>The scene is too large to travel in a figure: it can be saved separately, and the figure made without it</source>
        <translation>场景太大，无法随图保存：可单独保存场景，并导出不含场景的图</translation>
    </message>
</context>
<context>
    <name>locus::app::GivenNumbers</name>
    <message>
        <source>v has %1 rows, k would have %2: paste q, k and v together, an empty row between them</source>
        <translation>v 有 %1 行，而 k 将有 %2 行：请把 q、k、v 一起粘贴，其间各空一行</translation>
    </message>
    <message>
        <source>k would have %1 columns, q %2: paste q, k and v together, an empty row between them</source>
        <translation>k 将有 %1 列，而 q 有 %2 列：请把 q、k、v 一起粘贴，其间各空一行</translation>
    </message>
    <message>
        <source>x would have %1 columns, but %2 takes %3</source>
        <translation>x 将有 %1 列，而 %2 需要 %3 列</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>channels of q and k</source>
        <translation>q 与 k 的通道数</translation>
    </message>
    <message>
        <source>channels of v</source>
        <translation>v 的通道数</translation>
    </message>
    <message>
        <source>channels of x</source>
        <translation>x 的通道数</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <translation>%1：%2，原为 %3</translation>
    </message>
    <message>
        <source>as before: %1</source>
        <translation>保持不变：%1</translation>
    </message>
    <message>
        <source>Given now: %1</source>
        <translation>已给定：%1</translation>
    </message>
    <message>
        <source>Given now, the same for every head: %1</source>
        <translation>已给定，各头相同：%1</translation>
    </message>
    <message>
        <source>Given now: %1 of head %2</source>
        <translation>已给定：头 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 numbers do not fit into %2 selected cells</source>
        <translation>%1 个数放不进所选的 %2 个格</translation>
    </message>
    <message>
        <source>There are no numbers here to replace</source>
        <translation>这里没有可替换的数值</translation>
    </message>
    <message>
        <source>These numbers follow from x, q, k and v: paste there</source>
        <translation>这些数值由 x、q、k、v 得出：请粘贴到那里</translation>
    </message>
    <message>
        <source>These numbers follow from q, k and v: paste there</source>
        <translation>这些数值由 q、k、v 得出：请粘贴到那里</translation>
    </message>
    <message>
        <source>%1 adds to x, and q, k and v follow: paste into x</source>
        <translation>%1 加到 x 上，q、k、v 由此得出：请粘贴到 x</translation>
    </message>
    <message>
        <source>Row %1, column %2:</source>
        <translation>第 %1 行第 %2 列：</translation>
    </message>
    <message>
        <source>There are no numbers to paste</source>
        <translation>没有可粘贴的数值</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 不是数</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 太大</translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation>该格为空</translation>
    </message>
    <message>
        <source>Row %1 has %2 numbers, the others %3</source>
        <translation>第 %1 行有 %2 个数，其他行有 %3 个</translation>
    </message>
    <message>
        <source>the comma in %1 may mean several things; use a point and tabs</source>
        <translation>%1 中的逗号含义不明；请用小数点和制表符</translation>
    </message>
    <message>
        <source>x is one table, without empty rows</source>
        <translation>x 是一张表，不含空行</translation>
    </message>
    <message>
        <source>Empty rows part q, k and v, and there are %1 tables</source>
        <translation>空行分隔 q、k、v，而这里有 %1 张表</translation>
    </message>
</context>
<context>
    <name>locus::app::Help</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>1 … 7</source>
        <translation>1 … 7</translation>
    </message>
    <message>
        <source>position method</source>
        <translation>位置方法</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>next stage in the heat map</source>
        <translation>热图的下一阶段</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>causal mask on and off</source>
        <translation>开关因果掩码</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>lock the displacement: query and key move together</source>
        <translation>锁定相对位移：查询与键一起移动</translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation>[ 和 ]</translation>
    </message>
    <message>
        <source>previous and next head</source>
        <translation>上一个与下一个头</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>all heads side by side; Enter or a double-click shows one alone</source>
        <translation>并排显示所有头；按 Enter 或双击则单独显示一个</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>lets pinned pairs go, then leads back to all heads</source>
        <translation>先放开固定的对，再回到所有头</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>on the map: move query and key; on a slider: one step, with Shift a tenth, with Ctrl ten steps</source>
        <translation>在热图上：移动查询与键；在滑块上：一步，按住 Shift 为十分之一步，按住 Ctrl 为十步</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>on a slider: play and pause; in the pipeline: show that stage</source>
        <translation>在滑块上：播放与暂停；在流程图中：显示该阶段</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo and redo; one entry for a whole drag</source>
        <translation>撤销与重做；一次拖动算一步</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Click in the pipeline</source>
        <translation>点击流程图</translation>
    </message>
    <message>
        <source>shows that stage in the heat map</source>
        <translation>在热图中显示该阶段</translation>
    </message>
    <message>
        <source>Click in the map</source>
        <translation>点击热图</translation>
    </message>
    <message>
        <source>chooses query and key; all pictures follow</source>
        <translation>选择查询与键；所有图随之改变</translation>
    </message>
    <message>
        <source>Hover over the map</source>
        <translation>悬停在热图上</translation>
    </message>
    <message>
        <source>shows a pair&apos;s numbers and moves nothing</source>
        <translation>显示一对的数值，不移动任何东西</translation>
    </message>
    <message>
        <source>Hover over a number</source>
        <translation>悬停在数值上</translation>
    </message>
    <message>
        <source>marks where it comes from</source>
        <translation>标出它从何而来</translation>
    </message>
    <message>
        <source>Shift-click in the map</source>
        <translation>按住 Shift 点击热图</translation>
    </message>
    <message>
        <source>pins a pair; two pinned pairs are compared below the numbers</source>
        <translation>固定一对；两个固定的对在数值下方比较</translation>
    </message>
    <message>
        <source>Drag in the curve</source>
        <translation>在曲线中拖动</translation>
    </message>
    <message>
        <source>moves the key along the displacement</source>
        <translation>让键沿相对位移移动</translation>
    </message>
    <message>
        <source>Click on a token</source>
        <translation>点击词元</translation>
    </message>
    <message>
        <source>chooses the key; with Shift the query</source>
        <translation>选择键；按住 Shift 则选择查询</translation>
    </message>
    <message>
        <source>puts that number back to its default</source>
        <translation>把该数恢复为默认值</translation>
    </message>
    <message>
        <source>Drop a scene file</source>
        <translation>拖入场景文件</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Blue, round</source>
        <translation>蓝色，圆形</translation>
    </message>
    <message>
        <source>query i, a row of the map</source>
        <translation>查询 i，热图的一行</translation>
    </message>
    <message>
        <source>Orange, square</source>
        <translation>橙色，方形</translation>
    </message>
    <message>
        <source>key j, a column of the map</source>
        <translation>键 j，热图的一列</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>what position does; Δ = j − i is the displacement</source>
        <translation>位置的作用；Δ = j − i 是相对位移</translation>
    </message>
    <message>
        <source>Filled box</source>
        <translation>实心框</translation>
    </message>
    <message>
        <source>where in the pipeline position enters</source>
        <translation>流程图中位置进入之处</translation>
    </message>
    <message>
        <source>Ringed box</source>
        <translation>描边框</translation>
    </message>
    <message>
        <source>the stage that the heat map shows</source>
        <translation>热图所示的阶段</translation>
    </message>
    <message>
        <source>Dashed box</source>
        <translation>虚线框</translation>
    </message>
    <message>
        <source>a place that this method leaves empty</source>
        <translation>此方法留空之处</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>斜线填充</translation>
    </message>
    <message>
        <source>masked: no number stands there, not even zero</source>
        <translation>已掩码：那里没有数，连零也没有</translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation>未训练</translation>
    </message>
    <message>
        <source>numbers from a seed where a model would have learned them</source>
        <translation>取自种子的数；在模型中，它们本应由学习得到</translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation>按键与标记</translation>
    </message>
    <message>
        <source>About Locus</source>
        <translation>关于 Locus</translation>
    </message>
    <message>
        <source>Locus %1</source>
        <translation>Locus %1</translation>
    </message>
    <message>
        <source>Shows how a Transformer knows where a token stands.

Free software under the GNU General Public License, version 3 or later; it comes with no warranty.

Built with Qt %1, QCustomPlot and Eigen %2.</source>
        <translation>展示 Transformer 如何知道词元处于哪个位置。

本程序为自由软件，采用 GNU 通用公共许可证第 3 版或更新版本；不提供任何担保。

使用 Qt %1、QCustomPlot 和 Eigen %2 构建。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>the picture in focus in a window of its own, for a second screen; there F11 fills the screen, Escape closes it</source>
        <translation>把当前视图放进单独的窗口，供第二块屏幕使用；在那里 F11 全屏，Esc 关闭</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>the stage as a table of numbers: copy them, or paste x, q, k or v of a spreadsheet</source>
        <translation>以数表显示该阶段：可复制数值，也可从电子表格粘贴 x、q、k 或 v</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>on a slider: a tenth of its range</source>
        <translation>在滑块上：其范围的十分之一</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>on a slider: its ends</source>
        <translation>在滑块上：到两端</translation>
    </message>
    <message>
        <source>− and + at a slider</source>
        <translation>滑块旁的 − 与 +</translation>
    </message>
    <message>
        <source>one step; held, they repeat</source>
        <translation>一步；按住则重复</translation>
    </message>
    <message>
        <source>Double-click on a name or a knob</source>
        <translation>双击名称或滑块钮</translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation>输入数值</translation>
    </message>
    <message>
        <source>1e6, 500k, 2^14 and pi/3 are read; it may lie beyond the slider, which then reaches that far</source>
        <translation>可写 1e6、500k、2^14 与 pi/3；可以超出滑块，滑块随之延伸</translation>
    </message>
    <message>
        <source>Right click on a slider</source>
        <translation>右击滑块</translation>
    </message>
    <message>
        <source>how it plays, where its play starts and ends; copies the number</source>
        <translation>如何播放，从哪里播放到哪里；复制该数</translation>
    </message>
    <message>
        <source>Arrows beside Parameters</source>
        <translation>“参数”旁的箭头</translation>
    </message>
    <message>
        <source>how and how fast all sliders play</source>
        <translation>所有滑块如何播放，播放多快</translation>
    </message>
    <message>
        <source>Drag a handle, a step or a line</source>
        <translation>拖动手柄、台阶或直线</translation>
    </message>
    <message>
        <source>moves that number: T5&apos;s buckets and biases, ALiBi&apos;s slopes, RoPE&apos;s hands</source>
        <translation>移动对应的数：T5 的桶与偏置、ALiBi 的斜率、RoPE 的指针</translation>
    </message>
    <message>
        <source>+ and −, 0</source>
        <translation>+ 和 −、0</translation>
    </message>
    <message>
        <source>zoom the map or the curve in focus; all of it again</source>
        <translation>缩放有焦点的热图或曲线；恢复全部</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>zooms the map or the curve under the pointer; then a drag moves it and a double-click shows all again</source>
        <translation>缩放指针下的热图或曲线；放大后拖动可移动，双击恢复全部</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>all examples with their pictures; arrows walk, Enter opens</source>
        <translation>全部示例及其图；方向键移动，Enter 打开</translation>
    </message>
    <message>
        <source>Ctrl+ +, Ctrl+ −, Ctrl+0</source>
        <translation>Ctrl+ +、Ctrl+ −、Ctrl+0</translation>
    </message>
    <message>
        <source>the whole interface larger, smaller, as it was: the window opens anew with the same scene</source>
        <translation>整个界面放大、缩小、恢复原样：窗口会重新打开，内容不变</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>preferences: theme, language, text size, threads</source>
        <translation>首选项：主题、语言、字号、线程</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>keep the scene as A, to compare with the present one, B</source>
        <translation>把场景固定为 A，与当前场景 B 比较</translation>
    </message>
    <message>
        <source>A and D</source>
        <translation>A 与 D</translation>
    </message>
    <message>
        <source>with an A: flip between A and B; their difference B − A</source>
        <translation>固定 A 之后：在 A、B 间切换；两者之差 B − A</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>save any table of numbers as JSON, CSV or NPY</source>
        <translation>把任意一张数字表存为 JSON、CSV 或 NPY</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+Shift+C</source>
        <translation>Ctrl+C, Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L, Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+L、Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>copy the scene as a link, one line of text; open the link on the clipboard</source>
        <translation>把场景复制为链接，即一行文本；打开剪贴板上的链接</translation>
    </message>
    <message>
        <source>opens it; so do a file of tensors and a text with a link</source>
        <translation>打开它；张量文件和含有链接的文本也一样</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>print the page: pipeline, map, pictures and the score</source>
        <translation>打印页面：流程图、热图、各视图和得分</translation>
    </message>
    <message>
        <source>copy the chosen value with its coordinates; the picture in focus as PNG, SVG and PDF</source>
        <translation>复制所选数值及其坐标；把当前图复制为 PNG、SVG 和 PDF</translation>
    </message>
    <message>
        <source>export a view, several in panels or the page as PNG, SVG or PDF; Alt with an arrow moves a panel in the list</source>
        <translation>把一个视图、多个面板或整页导出为 PNG、SVG 或 PDF；Alt 加方向键在列表中移动面板</translation>
    </message>
    <message>
        <source>Ctrl and + or −, Ctrl+0</source>
        <translation>Ctrl 与 + 或 −，Ctrl+0</translation>
    </message>
    <message>
        <source>a larger or smaller interface, its own size; in the window of a picture: of that picture alone, which otherwise grows with the window</source>
        <translation>放大或缩小界面，恢复原大；在图的单独窗口中只改变那幅图，它平时随窗口变大</translation>
    </message>
    <message>
        <source>scores in the heat map; again: weights</source>
        <translation>热图显示得分；再按一次：权重</translation>
    </message>
    <message>
        <source>Shift+S</source>
        <translation>Shift+S</translation>
    </message>
</context>
<context>
    <name>locus::app::Language</name>
    <message>
        <source>System language</source>
        <translation>系统语言</translation>
    </message>
</context>
<context>
    <name>locus::app::LookSection</name>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>色标</translation>
    </message>
    <message>
        <source>Crosshair</source>
        <translation>十字线</translation>
    </message>
    <message>
        <source>Δ diagonal</source>
        <translation>Δ 对角线</translation>
    </message>
    <message>
        <source>Cell numbers</source>
        <translation>单元格数值</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>The cells are too small for numbers: they are left out.</source>
        <translation>单元格太小，写不下数字：数字已省去。</translation>
    </message>
</context>
<context>
    <name>locus::app::MainWindow</name>
    <message>
        <source>This cannot be done here</source>
        <translation>此处无法这样做</translation>
    </message>
    <message>
        <source>%1[*] – Locus</source>
        <translation>%1[*] – Locus</translation>
    </message>
</context>
<context>
    <name>locus::app::MapCard</name>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>范围 %1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Keep the colours as they are</source>
        <translation>保持颜色不变</translation>
    </message>
    <message>
        <source>Numbers in the cells, where they fit</source>
        <translation>在放得下的格中显示数值</translation>
    </message>
    <message>
        <source>Which stage of the head is shown (S for the next one)</source>
        <translation>显示头的哪个阶段（S 为下一个）</translation>
    </message>
    <message>
        <source>Which head is shown ([ and ] step)</source>
        <translation>显示哪个头（[ 与 ] 逐个切换）</translation>
    </message>
    <message>
        <source>queries %1, keys %2</source>
        <translation>查询 %1，键 %2</translation>
    </message>
    <message>
        <source>positions %1, dimensions %2</source>
        <translation>位置 %1，维度 %2</translation>
    </message>
    <message>
        <source>Show all of the map again (0, or a double-click)</source>
        <translation>恢复显示整张热图（0，或双击）</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
</context>
<context>
    <name>locus::app::MeasureField</name>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
</context>
<context>
    <name>locus::app::NumbersDialog</name>
    <message>
        <source>Save numbers</source>
        <translation>保存数字</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Tables of this scene</source>
        <translation>本场景的表</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>This is no single array of numbers: choose JSON or CSV.</source>
        <translation>这不是单个数组：请选择 JSON 或 CSV。</translation>
    </message>
    <message>
        <source>Name, shape and nested rows, 17 digits; null where a cell is masked.</source>
        <translation>名称、形状和逐行嵌套的数字，17 位有效数字；被遮掩的格子为 null。</translation>
    </message>
    <message>
        <source>A line of names and one line for each row, 17 digits; empty where a cell is masked.</source>
        <translation>首行是列名，之后每行一条，17 位有效数字；被遮掩的格子为空。</translation>
    </message>
    <message>
        <source>One array for numpy.load: every bit as it was computed; minus infinity where a cell is masked.</source>
        <translation>供 numpy.load 读取的一个数组：与计算结果逐位相同；被遮掩的格子为负无穷。</translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation>已停止；没有写出文件。</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
</context>
<context>
    <name>locus::app::NumbersFile</name>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1：无法写入：%2</translation>
    </message>
    <message>
        <source>Angular frequencies</source>
        <translation>角频率</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Bucket of each displacement</source>
        <translation>每个相对位移所在的桶</translation>
    </message>
    <message>
        <source>Curve over displacement</source>
        <translation>随相对位移变化的曲线</translation>
    </message>
    <message>
        <source>The chosen pair, taken apart</source>
        <translation>所选的一对，逐项拆开</translation>
    </message>
    <message>
        <source>Claims and their residuals</source>
        <translation>各条论断及其残差</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to write %L2 numbers</source>
        <translation>%1：内存不足，无法写出 %L2 个数</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to write it</source>
        <translation>%1：内存不足，无法写出</translation>
    </message>
</context>
<context>
    <name>locus::app::NumpyScript</name>
    <message>
        <source>A script is for matrices of up to %L1 numbers; save these as NPY instead</source>
        <translation>脚本只适合不超过 %L1 个数的矩阵；请改存为 NPY</translation>
    </message>
    <message>
        <source>%1, head %2, %3, as Locus computes it</source>
        <translation>%1，头 %2，%3，按 Locus 的算法</translation>
    </message>
    <message>
        <source>The given arrays are too large to stand in a script; save the numbers as NPY instead</source>
        <translation>给定的数组太大，不能写进脚本；请把数字存为 NPY</translation>
    </message>
</context>
<context>
    <name>locus::app::OpeningDialog</name>
    <message>
        <source>Opening</source>
        <translation>正在打开</translation>
    </message>
    <message>
        <source>Opening %1. The present scene stays until all of it is read.</source>
        <translation>正在打开 %1。全部读完之前，当前场景保持不变。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>locus::app::ParamList</name>
    <message>
        <source>finite</source>
        <translation>有限数</translation>
    </message>
    <message>
        <source>numbers, %1</source>
        <translation>若干数，%1</translation>
    </message>
    <message>
        <source>integers, %1</source>
        <translation>若干整数，%1</translation>
    </message>
    <message>
        <source>booleans</source>
        <translation>若干布尔值</translation>
    </message>
    <message>
        <source>number(s), %1</source>
        <translation>一个或若干数，%1</translation>
    </message>
    <message>
        <source> or null</source>
        <translation> 或 null</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>KEY</translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation>含义</translation>
    </message>
</context>
<context>
    <name>locus::app::ParamText</name>
    <message>
        <source>log scale</source>
        <translation>对数刻度</translation>
    </message>
</context>
<context>
    <name>locus::app::ParameterCard</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Put the numbers of this method back to their defaults</source>
        <translation>把此方法的数值恢复为默认值</translation>
    </message>
    <message>
        <source>Parameters of A</source>
        <translation>A 的参数</translation>
    </message>
</context>
<context>
    <name>locus::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Also Ctrl + and Ctrl −. The window opens anew with all that is in it.</source>
        <translation>也可按 Ctrl + 和 Ctrl −。窗口会重新打开，内容不变。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>自动（%1）</translation>
    </message>
</context>
<context>
    <name>locus::app::PreviewPane</name>
    <message>
        <source>lighter is larger</source>
        <translation>越亮越大</translation>
    </message>
    <message>
        <source>signs look alike</source>
        <translation>正负号无法区分</translation>
    </message>
    <message>
        <source>numbers tell the sign</source>
        <translation>由数值看出正负号</translation>
    </message>
    <message>
        <source>numbers switched on</source>
        <translation>已显示数值</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 个单元格</translation>
    </message>
    <message>
        <source>%1 cells as rectangles</source>
        <translation>%1 个单元格，画成矩形</translation>
    </message>
    <message>
        <source>%1 cells as an image</source>
        <translation>%1 个单元格，画成图像</translation>
    </message>
    <message>
        <source>%1 dpi</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>lines at least %1 pt</source>
        <translation>线宽至少 %1 点</translation>
    </message>
    <message>
        <source>See it as</source>
        <translation>看作</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>greyscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>deutan</source>
        <translation>绿色盲</translation>
    </message>
    <message>
        <source>protan</source>
        <translation>红色盲</translation>
    </message>
    <message>
        <source>tritan</source>
        <translation>蓝色盲</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>适合</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>预览大小</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>图的预览</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <translation>绿色盲</translation>
    </message>
    <message>
        <source>protanopia</source>
        <translation>红色盲</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <translation>蓝色盲</translation>
    </message>
    <message>
        <source>light is far from 0</source>
        <translation>越亮离 0 越远</translation>
    </message>
    <message>
        <source>dark is far from 0</source>
        <translation>越暗离 0 越远</translation>
    </message>
    <message>
        <source>hues ≥ %1 apart</source>
        <translation>颜色相差 ≥ %1</translation>
    </message>
    <message>
        <source>Distance of the nearest two of query, key, value and position, as that eye sees them (OKLab × 100). 2 can just be told side by side, black and white are 100 apart.</source>
        <translation>查询、键、值与位置四种颜色中，该视觉下最接近的两种之间的距离（OKLab × 100）。相差 2 时并排刚能分辨，黑与白相差 100。</translation>
    </message>
</context>
<context>
    <name>locus::app::Proofs</name>
    <message>
        <source>Take back: %1</source>
        <translation>收回：%1</translation>
    </message>
    <message>
        <source>Break: %1</source>
        <translation>破坏：%1</translation>
    </message>
</context>
<context>
    <name>locus::app::Recovery</name>
    <message>
        <source>An unsaved scene cannot be restored</source>
        <translation>有一个未保存的场景无法恢复</translation>
    </message>
    <message>
        <source>A damaged autosave is kept as %1.</source>
        <translation>损坏的自动保存文件保留为 %1。</translation>
    </message>
</context>
<context>
    <name>locus::app::RecoveryDialog</name>
    <message>
        <source>Cannot be read now</source>
        <translation>现在无法读取</translation>
    </message>
    <message>
        <source>in no file yet</source>
        <translation>尚未存入文件</translation>
    </message>
    <message>
        <source>Unsaved scenes</source>
        <translation>未保存的场景</translation>
    </message>
    <message>
        <source>Locus ended without saving. Restore a scene into this window, or leave it for the next start.</source>
        <translation>Locus 上次结束时没有保存。可把一个场景恢复到此窗口，或留到下次启动。</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Last autosave</source>
        <translation>上次自动保存</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>locus::app::RemedyRow</name>
    <message>
        <source>Lengthen the table to %1 rows</source>
        <translation>把表加长到 %1 行</translation>
    </message>
    <message>
        <source>Let positions begin at 0</source>
        <translation>让位置从 0 开始</translation>
    </message>
</context>
<context>
    <name>locus::app::Restart</name>
    <message>
        <source>The new window ended before it stood. Everything is as it was.</source>
        <translation>新窗口未能打开就已结束。一切保持原样。</translation>
    </message>
    <message>
        <source>The new window did not open in time. Everything is as it was.</source>
        <translation>新窗口未能及时打开。一切保持原样。</translation>
    </message>
</context>
<context>
    <name>locus::app::SceneJson</name>
    <message>
        <source>a byte order mark is not allowed</source>
        <translation>不允许字节顺序标记</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>文本过早结束</translation>
    </message>
    <message>
        <source>nothing may follow the value</source>
        <translation>值之后不得再有内容</translation>
    </message>
    <message>
        <source>a lone surrogate is no character</source>
        <translation>孤立的代理码不是字符</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>文本不是 UTF-8</translation>
    </message>
    <message>
        <source>a control character inside a text</source>
        <translation>文本中有控制字符</translation>
    </message>
    <message>
        <source>an unknown escape inside a text</source>
        <translation>文本中有未知的转义</translation>
    </message>
    <message>
        <source>the number is not finite</source>
        <translation>该数不是有限数</translation>
    </message>
    <message>
        <source>not a number as JSON writes it</source>
        <translation>不是 JSON 写法的数</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>这不是 JSON</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>超过 %1 个值</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>larger than %1 MiB</source>
        <translation>大于 %1 MiB</translation>
    </message>
    <message>
        <source>is a directory, not a file</source>
        <translation>是目录，不是文件</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
</context>
<context>
    <name>locus::app::SceneLink</name>
    <message>
        <source>the link is longer than %1 characters</source>
        <translation>链接长于 %1 个字符</translation>
    </message>
    <message>
        <source>the link is damaged: its checksum does not fit</source>
        <translation>链接已损坏：校验和不符</translation>
    </message>
    <message>
        <source>this is no link of Locus: it does not begin with locus:</source>
        <translation>这不是 Locus 的链接：它不以 locus: 开头</translation>
    </message>
    <message>
        <source>the link holds “%1”, which no link does</source>
        <translation>链接中有“%1”，链接不含此字符</translation>
    </message>
    <message>
        <source>the link is cut off: its end is missing</source>
        <translation>链接被截断：缺少末尾</translation>
    </message>
    <message>
        <source>the link is of another version of Locus, or damaged</source>
        <translation>链接出自另一版本的 Locus，或已损坏</translation>
    </message>
    <message>
        <source>the link goes on after its end</source>
        <translation>链接在末尾之后还有内容</translation>
    </message>
    <message>
        <source>the link would unpack to more than %1 MiB</source>
        <translation>链接解压后会超过 %1 MiB</translation>
    </message>
    <message>
        <source>the link holds nothing that can be unpacked</source>
        <translation>链接中没有可解压的内容</translation>
    </message>
    <message>
        <source>the scene in the link: %1</source>
        <translation>链接中的场景：%1</translation>
    </message>
    <message>
        <source>the scene holds too many numbers for a link of at most %1 characters: save it as a file</source>
        <translation>场景中的数值太多，链接最多 %1 个字符：请存为文件</translation>
    </message>
    <message>
        <source>it names the file “%1”, and a link reads none</source>
        <translation>它引用了文件“%1”，而链接不读取任何文件</translation>
    </message>
</context>
<context>
    <name>locus::app::SceneStore</name>
    <message>
        <source>Several numbers</source>
        <translation>多个数值</translation>
    </message>
</context>
<context>
    <name>locus::app::SceneTensors</name>
    <message>
        <source>must be an absolute path here</source>
        <translation>此处须为绝对路径</translation>
    </message>
    <message>
        <source>holds tensors with names: &quot;tensor&quot; says which</source>
        <translation>内含带名称的张量：请用 &quot;tensor&quot; 指明</translation>
    </message>
    <message>
        <source>holds no tensor %1</source>
        <translation>没有名为 %1 的张量</translation>
    </message>
    <message>
        <source>tensor %1: %2 numbers are more than the %3 of a scene: choose a part of it</source>
        <translation>张量 %1：%2 个数多于场景可容的 %3 个：请只取一部分</translation>
    </message>
    <message>
        <source>holds other numbers than when this was made</source>
        <translation>其中的数值与当时不同</translation>
    </message>
</context>
<context>
    <name>locus::app::SessionFile</name>
    <message>
        <source>holds no whole session of this program</source>
        <translation>其中没有本程序的完整会话</translation>
    </message>
</context>
<context>
    <name>locus::app::SettingValue</name>
    <message>
        <source>the text is not UTF-8</source>
        <translation>文本不是 UTF-8</translation>
    </message>
</context>
<context>
    <name>locus::app::SideCard</name>
    <message>
        <source>Which picture is shown</source>
        <translation>显示哪张图</translation>
    </message>
</context>
<context>
    <name>locus::app::SizeSection</name>
    <message>
        <source>Width and height keep their proportion</source>
        <translation>宽与高保持比例</translation>
    </message>
    <message>
        <source>Width and height change alone</source>
        <translation>宽与高各自改变</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>of the picture</source>
        <translation>图像的</translation>
    </message>
    <message>
        <source>for images inside</source>
        <translation>用于其中的图像</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Single column	85 mm</source>
        <translation>单栏	85 毫米</translation>
    </message>
    <message>
        <source>One and a half	120 mm</source>
        <translation>一栏半	120 毫米</translation>
    </message>
    <message>
        <source>Double column	174 mm</source>
        <translation>双栏	174 毫米</translation>
    </message>
    <message>
        <source>Slide 16:9	254 mm</source>
        <translation>幻灯片 16:9	254 毫米</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source>Size preset</source>
        <translation>预设尺寸</translation>
    </message>
    <message>
        <source>W</source>
        <comment>width</comment>
        <translation>宽</translation>
    </message>
    <message>
        <source>H</source>
        <comment>height</comment>
        <translation>高</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Keep the proportion</source>
        <translation>保持比例</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>改为 %1</translation>
    </message>
</context>
<context>
    <name>locus::app::SourceWatch</name>
    <message>
        <source>A file of tensors is another one now</source>
        <translation>张量文件已不是原来的文件</translation>
    </message>
    <message>
        <source>%1 has changed. The numbers stay as they were read, and are saved with the scene.</source>
        <translation>%1 已改变。数值保持读入时的样子，并随场景一起保存。</translation>
    </message>
    <message>
        <source>%1 is gone. The numbers stay as they were read, and are saved with the scene.</source>
        <translation>%1 已不存在。数值保持读入时的样子，并随场景一起保存。</translation>
    </message>
</context>
<context>
    <name>locus::app::StageModel</name>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>第 %1 维</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
</context>
<context>
    <name>locus::app::StageText</name>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
</context>
<context>
    <name>locus::app::StageView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected numbers with all their digits (Ctrl+C)</source>
        <translation>复制所选数值的全部位数（Ctrl+C）</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste numbers of a spreadsheet here (Ctrl+V)</source>
        <translation>在此粘贴电子表格中的数值（Ctrl+V）</translation>
    </message>
    <message>
        <source>Select all (Ctrl+A)</source>
        <translation>全选 (Ctrl+A)</translation>
    </message>
</context>
<context>
    <name>locus::app::StatusLine</name>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1 queries, n = %2</source>
        <translation>%1 个查询，n = %2</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 个头</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>frame under %1 ms</source>
        <translation>帧不到 %1 毫秒</translation>
    </message>
    <message>
        <source>frame %1 ms</source>
        <translation>帧 %1 毫秒</translation>
    </message>
    <message>
        <source>Status line</source>
        <translation>状态行</translation>
    </message>
    <message>
        <source>Tokens, shown stage, heads, and how long the last picture was computed</source>
        <translation>词元数、所示阶段、头数，以及最近一帧的计算时间</translation>
    </message>
</context>
<context>
    <name>locus::app::SweepDialog</name>
    <message>
        <source>Export a sweep</source>
        <translation>导出扫描</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Films are made by the program ffmpeg, which is not installed here. Numbered pictures can be written without it.</source>
        <translation>影片由 ffmpeg 程序生成，而这里没有安装它。不用它也可以写出编号的图片。</translation>
    </message>
    <message>
        <source>%1 s long.</source>
        <translation>时长 %1 秒。</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>已停止；没有写出任何东西。</translation>
    </message>
    <message>
        <source>%1 pictures of %2 × %3 pixels, with the choices of Export figure. A colour means the same number in all of them.</source>
        <translation>%1 幅图，各为 %2 × %3 像素，采用“导出图”的设置。同一种颜色在所有图中表示同一个数。</translation>
    </message>
</context>
<context>
    <name>locus::app::SweepForm</name>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图数</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Pictures per second</source>
        <translation>每秒图数</translation>
    </message>
    <message>
        <source>once</source>
        <translation>单程</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / 秒</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图</translation>
    </message>
</context>
<context>
    <name>locus::app::SweepJob</name>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1：没有这个文件夹</translation>
    </message>
    <message>
        <source>%1: nothing can be written in this folder</source>
        <translation>%1：这个文件夹不能写入</translation>
    </message>
    <message>
        <source>%1 is there already; the pictures need a folder of their own</source>
        <translation>%1 已经存在；这些图需要一个自己的文件夹</translation>
    </message>
    <message>
        <source>Films are made by the program ffmpeg, which is not installed here; numbered pictures can be written without it</source>
        <translation>影片由 ffmpeg 程序生成，而这里没有安装它；不用它也可以写出编号的图片</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1：无法写入：%2</translation>
    </message>
    <message>
        <source>%1: the folder cannot be put there</source>
        <translation>%1：文件夹不能放到那里</translation>
    </message>
    <message>
        <source>ffmpeg cannot be started: %1</source>
        <translation>ffmpeg 无法启动：%1</translation>
    </message>
    <message>
        <source>ffmpeg made no film</source>
        <translation>ffmpeg 没有生成影片</translation>
    </message>
    <message>
        <source>ffmpeg: %1</source>
        <translation>ffmpeg：%1</translation>
    </message>
</context>
<context>
    <name>locus::app::TableFlow</name>
    <message>
        <source>Paste numbers</source>
        <translation>粘贴数值</translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation>输入数值</translation>
    </message>
    <message>
        <source>The numbers are still being computed</source>
        <translation>数值仍在计算中</translation>
    </message>
</context>
<context>
    <name>locus::app::TableWindow</name>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>数表：%1</translation>
    </message>
    <message>
        <source>There are no numbers to copy</source>
        <translation>没有可复制的数值</translation>
    </message>
    <message>
        <source>Too many numbers to copy at once: at most %1</source>
        <translation>一次复制的数值太多：最多 %1 个</translation>
    </message>
    <message>
        <source>Copied: %1 × %2</source>
        <translation>已复制：%1 × %2</translation>
    </message>
    <message>
        <source>Arrow keys move the selected pair, Ctrl+C copies the selected numbers, Ctrl+V pastes numbers where x, q, k and v are shown</source>
        <translation>方向键移动所选的对，Ctrl+C 复制所选数值，Ctrl+V 在显示 x、q、k、v 时粘贴数值</translation>
    </message>
    <message>
        <source>Which stage of the head is shown</source>
        <translation>显示头的哪个阶段</translation>
    </message>
    <message>
        <source>Which head is shown</source>
        <translation>显示哪个头</translation>
    </message>
    <message>
        <source>%1, B − A</source>
        <translation>%1，B − A</translation>
    </message>
</context>
<context>
    <name>locus::app::TensorChoice</name>
    <message>
        <source>Order of the axes</source>
        <translation>轴的次序</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>放入</translation>
    </message>
    <message>
        <source>q, k and v of this layer</source>
        <translation>本层的 q、k 和 v</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Slice of axis %1</source>
        <translation>轴 %1 的切片</translation>
    </message>
    <message>
        <source>As the model has them: method None, no mask</source>
        <translation>与模型一致：方法“无”，不加掩码</translation>
    </message>
    <message>
        <source>Where position was added to the input, queries and keys hold it already; a causal model needs its mask (M) afterwards. Off: method and mask stay as they are, as for queries and keys from before their rotation.</source>
        <translation>位置若已加在输入上，查询和键里就已经含有它；因果模型之后还需要打开掩码（M）。不勾选：方法和掩码保持不变，例如查询和键取自旋转之前。</translation>
    </message>
</context>
<context>
    <name>locus::app::TensorFile</name>
    <message>
        <source>is a directory, not a file</source>
        <translation>是目录，不是文件</translation>
    </message>
    <message>
        <source>is no regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>是空文件</translation>
    </message>
    <message>
        <source>ends after %1 bytes, where %2 are needed</source>
        <translation>在 %1 字节处结束，需要 %2 字节</translation>
    </message>
    <message>
        <source>is no longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>has changed while it was open</source>
        <translation>在打开期间被改动</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
    <message>
        <source>numbers of type %1 are not read here</source>
        <translation>不读取类型为 %1 的数</translation>
    </message>
    <message>
        <source>%1 bytes follow the numbers</source>
        <translation>数据之后还有 %1 字节</translation>
    </message>
    <message>
        <source>its header is not the expected dictionary, at character %1</source>
        <translation>文件头不是应有的字典，在第 %1 个字符处</translation>
    </message>
    <message>
        <source>holds Python objects (pickle), which are never read</source>
        <translation>含有 Python 对象（pickle），一律不读</translation>
    </message>
    <message>
        <source>holds records, not numbers</source>
        <translation>内容是记录，不是数</translation>
    </message>
    <message>
        <source>its header lacks descr, fortran_order or shape</source>
        <translation>文件头缺少 descr、fortran_order 或 shape</translation>
    </message>
    <message>
        <source>its shape needs %1 bytes of numbers, there are %2</source>
        <translation>按形状需要 %1 字节的数据，只有 %2 字节</translation>
    </message>
    <message>
        <source>%1 is no type of this format</source>
        <translation>%1 不是此格式的类型</translation>
    </message>
    <message>
        <source>has %1 bytes, too few for the length of a header</source>
        <translation>只有 %1 字节，放不下文件头的长度</translation>
    </message>
    <message>
        <source>its header would be %1 bytes long, at most %2 are read</source>
        <translation>文件头长 %1 字节，至多读取 %2 字节</translation>
    </message>
    <message>
        <source>its header of %1 bytes ends past the file of %2 bytes</source>
        <translation>文件头 %1 字节，超出了 %2 字节的文件</translation>
    </message>
    <message>
        <source>its header does not begin with {</source>
        <translation>文件头不以 { 开头</translation>
    </message>
    <message>
        <source>header, %1</source>
        <translation>文件头，%1</translation>
    </message>
    <message>
        <source>holds more than %1 tensors</source>
        <translation>张量多于 %1 个</translation>
    </message>
    <message>
        <source>__metadata__ is no list of texts with names</source>
        <translation>__metadata__ 不是带名称的文本表</translation>
    </message>
    <message>
        <source>data_offsets are not two whole numbers from 0, begin and end</source>
        <translation>data_offsets 不是从 0 起的两个整数（起点、终点）</translation>
    </message>
    <message>
        <source>is no object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>dtype is no text</source>
        <translation>dtype 不是文本</translation>
    </message>
    <message>
        <source>shape is not a list of whole numbers from 0</source>
        <translation>shape 不是由 0 起的整数构成的列表</translation>
    </message>
    <message>
        <source>its data end at byte %1 of %2</source>
        <translation>其数据到第 %1 字节为止，总共只有 %2 字节</translation>
    </message>
    <message>
        <source>its shape needs %1 bytes, data_offsets give %2</source>
        <translation>按形状需要 %1 字节，data_offsets 给出 %2 字节</translation>
    </message>
    <message>
        <source>its data begin at byte %1, inside another&apos;s, which end at %2</source>
        <translation>其数据从第 %1 字节开始，落在另一张量之内（到第 %2 字节为止）</translation>
    </message>
    <message>
        <source>bytes %1 to %2 before its data belong to no tensor</source>
        <translation>其数据之前的第 %1 至 %2 字节不属于任何张量</translation>
    </message>
    <message>
        <source>%1 bytes follow the last tensor</source>
        <translation>最后一个张量之后还有 %1 字节</translation>
    </message>
    <message>
        <source>tensor %1: %2</source>
        <translation>张量 %1：%2</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>is none of .safetensors, .npy, .npz by its name</source>
        <translation>从名称看不是 .safetensors、.npy 或 .npz 文件</translation>
    </message>
    <message>
        <source>its directory of members is damaged</source>
        <translation>成员目录已损坏</translation>
    </message>
    <message>
        <source>is no zip archive: the record at its end is missing</source>
        <translation>不是 zip 文件：缺少末尾记录</translation>
    </message>
    <message>
        <source>its directory of members is not where its end record says</source>
        <translation>成员目录不在末尾记录所说的位置</translation>
    </message>
    <message>
        <source>has a member named %1, which leads out of it</source>
        <translation>有名为 %1 的成员，其路径指向外部</translation>
    </message>
    <message>
        <source>member %1 is not where the directory says</source>
        <translation>成员 %1 不在目录所说的位置</translation>
    </message>
    <message>
        <source>members %1 and %2 share bytes</source>
        <translation>成员 %1 与 %2 共用字节</translation>
    </message>
    <message>
        <source>has two members named %1</source>
        <translation>有两个名为 %1 的成员</translation>
    </message>
    <message>
        <source>its directory lists %1 members and should list %2</source>
        <translation>目录列出 %1 个成员，应为 %2 个</translation>
    </message>
    <message>
        <source>is encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>is packed by method %1, known are 0 (stored) and 8 (deflate)</source>
        <translation>以方法 %1 压缩，只认识 0（存储）和 8（deflate）</translation>
    </message>
    <message>
        <source>is stored in %1 bytes and should have %2</source>
        <translation>存储为 %1 字节，应为 %2 字节</translation>
    </message>
    <message>
        <source>would inflate from %1 to %2 bytes</source>
        <translation>将从 %1 字节解压到 %2 字节</translation>
    </message>
    <message>
        <source>its packed data are damaged after byte %1</source>
        <translation>压缩数据在第 %1 字节之后损坏</translation>
    </message>
    <message>
        <source>inflates to %1 bytes, not to the %2 promised</source>
        <translation>解压得 %1 字节，而不是声明的 %2 字节</translation>
    </message>
    <message>
        <source>has %1 bytes, more are needed</source>
        <translation>只有 %1 字节，需要更多</translation>
    </message>
    <message>
        <source>inflates to more than the %1 bytes promised</source>
        <translation>解压超出声明的 %1 字节</translation>
    </message>
    <message>
        <source>its checksum is not the one in the directory</source>
        <translation>校验和与目录中的不符</translation>
    </message>
</context>
<context>
    <name>locus::app::TensorModel</name>
    <message>
        <source>(the array)</source>
        <translation>（数组）</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Perhaps</source>
        <translation>可能是</translation>
    </message>
</context>
<context>
    <name>locus::app::TensorOpening</name>
    <message>
        <source>Open tensor</source>
        <translation>打开张量</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors *.npy *.npz)</source>
        <translation>张量 (*.safetensors *.npy *.npz)</translation>
    </message>
</context>
<context>
    <name>locus::app::TensorPicker</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tensors of %1</source>
        <translation>%1 中的张量</translation>
    </message>
    <message>
        <source>Reading the list of tensors</source>
        <translation>正在读取张量列表</translation>
    </message>
    <message>
        <source>Tensors of the file</source>
        <translation>文件中的张量</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>This file holds no tensor</source>
        <translation>文件中没有张量</translation>
    </message>
    <message>
        <source>outside the tensor</source>
        <translation>超出张量</translation>
    </message>
    <message>
        <source>this does not fit there</source>
        <translation>放不进去</translation>
    </message>
</context>
<context>
    <name>locus::app::TensorPlaces</name>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>token vectors x</source>
        <translation>词元向量 x</translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation>位置嵌入</translation>
    </message>
    <message>
        <source>relative bias of T5</source>
        <translation>T5 的相对偏置</translation>
    </message>
    <message>
        <source>slopes of ALiBi</source>
        <translation>ALiBi 的斜率</translation>
    </message>
    <message>
        <source>angular frequencies of RoPE</source>
        <translation>RoPE 的角频率</translation>
    </message>
</context>
<context>
    <name>locus::app::TextSection</name>
    <message>
        <source>A PNG is made of pixels: it holds no letters to keep.</source>
        <translation>PNG 由像素组成，其中没有文字可以保存。</translation>
    </message>
    <message>
        <source>Outlines look alike everywhere, but are only shapes: nobody can search or edit them.</source>
        <translation>轮廓在各处看起来都一样，但只是图形：不能搜索，也不能编辑。</translation>
    </message>
    <message>
        <source>Text can be searched and edited; the fonts are named, not embedded. Outlines look alike everywhere, but are only shapes.</source>
        <translation>文字可以搜索和编辑；字体只记名称，不嵌入。轮廓在各处看起来都一样，但只是图形。</translation>
    </message>
    <message>
        <source>Text can be searched and edited; the fonts are embedded. Outlines look alike everywhere, but are only shapes.</source>
        <translation>文字可以搜索和编辑；字体已嵌入。轮廓在各处看起来都一样，但只是图形。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>保存为</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>outlines</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Text is kept as</source>
        <translation>文字保存为</translation>
    </message>
    <message>
        <source>Of labels in the finished figure. Nothing is smaller than four fifths of it, or than 5 pt.</source>
        <translation>成图中标签的字号。没有文字小于它的五分之四，也不小于 5 pt。</translation>
    </message>
</context>
<context>
    <name>locus::app::TopBar</name>
    <message>
        <source>%1, with changes that are not saved</source>
        <translation>%1，有未保存的更改</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Light or dark theme</source>
        <translation>浅色或深色主题</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export a figure of the view in focus (Ctrl+E)</source>
        <translation>导出当前视图的图片（Ctrl+E）</translation>
    </message>
</context>
<context>
    <name>locus::app::WindowTools</name>
    <message>
        <source>Opening at %1 %</source>
        <translation>正在以 %1 % 重新打开</translation>
    </message>
    <message>
        <source>The text size could not be changed</source>
        <translation>无法更改文字大小</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>There are no numbers to save</source>
        <translation>没有可以保存的数字</translation>
    </message>
    <message>
        <source>This page cannot be printed</source>
        <translation>此页面无法打印</translation>
    </message>
    <message>
        <source>Keep a figure</source>
        <translation>保留图</translation>
    </message>
</context>
<context>
    <name>locus::app::examplewords</name>
    <message>
        <source>Worked examples</source>
        <translation>算例</translation>
    </message>
    <message>
        <source>Order of tokens</source>
        <translation>词元顺序</translation>
    </message>
    <message>
        <source>Published models</source>
        <translation>已发表的模型</translation>
    </message>
    <message>
        <source>ALiBi, slope 0.5</source>
        <translation>ALiBi，斜率 0.5</translation>
    </message>
    <message>
        <source>Shaw, three tokens</source>
        <translation>Shaw，三个词元</translation>
    </message>
    <message>
        <source>dog bites man</source>
        <translation>dog bites man</translation>
    </message>
    <message>
        <source>man bites dog</source>
        <translation>man bites dog</translation>
    </message>
    <message>
        <source>ALiBi, 8 heads</source>
        <translation>ALiBi，8 个头</translation>
    </message>
    <message>
        <source>ALiBi, 12 heads</source>
        <translation>ALiBi，12 个头</translation>
    </message>
    <message>
        <source>PaLM, head of 256</source>
        <translation>PaLM，头维 256</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Mistakes and limits</source>
        <translation>错误与界限</translation>
    </message>
    <message>
        <source>Without positions the order of the words changes nothing.</source>
        <translation>没有位置时，词序不改变任何结果。</translation>
    </message>
    <message>
        <source>The rows of “dog bites man”, permuted with their words.</source>
        <translation>“dog bites man” 的各行，随词一起置换。</translation>
    </message>
    <message>
        <source>The rows of “狗咬人”, permuted with their words.</source>
        <translation>“狗咬人”的各行，随词一起置换。</translation>
    </message>
    <message>
        <source>the the</source>
        <translation>the the</translation>
    </message>
    <message>
        <source>One token at two positions becomes two different sums.</source>
        <translation>同一词元处于两个位置，得到两个不同的和。</translation>
    </message>
    <message>
        <source>A causal mask alone</source>
        <translation>只有因果掩码</translation>
    </message>
    <message>
        <source>With no position at all, row i spreads over i + 1 keys.</source>
        <translation>完全没有位置，第 i 行仍分布在 i + 1 个键上。</translation>
    </message>
    <message>
        <source>Sinusoidal, 4 channels</source>
        <translation>正余弦，4 个通道</translation>
    </message>
    <message>
        <source>Position 1 begins with sin 1 = 0.8415 and cos 1 = 0.5403.</source>
        <translation>位置 1 以 sin 1 = 0.8415、cos 1 = 0.5403 开头。</translation>
    </message>
    <message>
        <source>RoPE, quarter turns</source>
        <translation>RoPE，四分之一圈</translation>
    </message>
    <message>
        <source>The scores repeat 1, 0, −1, 0 with θ = π/2.</source>
        <translation>θ = π/2 时，得分按 1、0、−1、0 循环。</translation>
    </message>
    <message>
        <source>RoPE, another key</source>
        <translation>RoPE，另一个键</translation>
    </message>
    <message>
        <source>The same displacements give other scores with another key.</source>
        <translation>相对位移相同，换一个键，得分就不同。</translation>
    </message>
    <message>
        <source>Every step of distance costs half a point: 2, 1.5, 1.</source>
        <translation>距离每多一步扣半分：2、1.5、1。</translation>
    </message>
    <message>
        <source>ALiBi, a far key wins</source>
        <translation>ALiBi，远处的键胜出</translation>
    </message>
    <message>
        <source>A strong score outweighs the penalty of its distance.</source>
        <translation>得分足够高，胜过距离带来的惩罚。</translation>
    </message>
    <message>
        <source>Each clipped displacement adds a vector of its own to k.</source>
        <translation>每个截断后的相对位移给 k 加上自己的向量。</translation>
    </message>
    <message>
        <source>Original Transformer</source>
        <translation>原始 Transformer</translation>
    </message>
    <message>
        <source>Sinusoidal encoding with d_model = 512, as in 2017.</source>
        <translation>正余弦编码，d_model = 512，与 2017 年相同。</translation>
    </message>
    <message>
        <source>BERT-base</source>
        <translation>BERT-base</translation>
    </message>
    <message>
        <source>A learned table of 512 × 768, here untrained.</source>
        <translation>512 × 768 的可学习表，此处未训练。</translation>
    </message>
    <message>
        <source>T5, 12 heads</source>
        <translation>T5，12 个头</translation>
    </message>
    <message>
        <source>32 buckets up to distance 128, with a scalar for each head.</source>
        <translation>32 个桶，至距离 128，每个头一个标量。</translation>
    </message>
    <message>
        <source>The slopes halve from head to head: 1/2, 1/4, … 1/256.</source>
        <translation>斜率逐头减半：1/2、1/4、…、1/256。</translation>
    </message>
    <message>
        <source>After 8 slopes that halve come 4 that lie between them.</source>
        <translation>8 个减半的斜率之后，是介于其间的 4 个。</translation>
    </message>
    <message>
        <source>LLaMA, head of 128</source>
        <translation>LLaMA，头维 128</translation>
    </message>
    <message>
        <source>RoPE turns 64 blocks, with base 10000.</source>
        <translation>RoPE 旋转 64 个块，底数 10000。</translation>
    </message>
    <message>
        <source>RoPE turns 128 blocks, with base 10000.</source>
        <translation>RoPE 旋转 128 个块，底数 10000。</translation>
    </message>
    <message>
        <source>Learned, one row each</source>
        <translation>可学习，各占一行</translation>
    </message>
    <message>
        <source>Every position has a row of its own, here untrained.</source>
        <translation>每个位置有自己的一行，此处未训练。</translation>
    </message>
    <message>
        <source>Shaw, values alone</source>
        <translation>Shaw，只作用于值</translation>
    </message>
    <message>
        <source>All weights are equal, and yet the output moves.</source>
        <translation>权重全部相等，输出却在变化。</translation>
    </message>
    <message>
        <source>T5, one direction</source>
        <translation>T5，单方向</translation>
    </message>
    <message>
        <source>All 16 buckets look back; every later key shares one.</source>
        <translation>16 个桶都看向过去，之后的键共用一个。</translation>
    </message>
    <message>
        <source>RoPE, one speed</source>
        <translation>RoPE，同一角频率</translation>
    </message>
    <message>
        <source>Every block turns by π/6: after 12 positions all is as before.</source>
        <translation>每个块都转 π/6：12 个位置后回到原样。</translation>
    </message>
    <message>
        <source>RoPE, a part turns</source>
        <translation>RoPE，只转一部分</translation>
    </message>
    <message>
        <source>24 of 96 channels turn, paired in halves.</source>
        <translation>96 个通道中 24 个旋转，前后半配对。</translation>
    </message>
    <message>
        <source>RoPE, long context</source>
        <translation>RoPE，长上下文</translation>
    </message>
    <message>
        <source>Over 1024 positions the score falls in waves.</source>
        <translation>在 1024 个位置上，得分起伏着下降。</translation>
    </message>
    <message>
        <source>Sines without cosines</source>
        <translation>只有正弦，没有余弦</translation>
    </message>
    <message>
        <source>Positions 10 and 12 look almost alike.</source>
        <translation>位置 10 与 12 看上去几乎一样。</translation>
    </message>
    <message>
        <source>RoPE, mixed layouts</source>
        <translation>RoPE，混用布局</translation>
    </message>
    <message>
        <source>Channels turn at the speeds of the other layout.</source>
        <translation>通道按另一种布局的角频率旋转。</translation>
    </message>
    <message>
        <source>ALiBi, after softmax</source>
        <translation>ALiBi，在 softmax 之后</translation>
    </message>
    <message>
        <source>Added too late, the bias leaves rows that do not sum to 1.</source>
        <translation>偏置加得太晚，各行之和不再是 1。</translation>
    </message>
    <message>
        <source>Learned, beyond the table</source>
        <translation>可学习，超出表外</translation>
    </message>
    <message>
        <source>The table ends after 8 rows: position 8 has no vector.</source>
        <translation>表只有 8 行：位置 8 没有向量。</translation>
    </message>
</context>
<context>
    <name>locus::app::paramtexts</name>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>where x, or q, k and v, come from: typed tokens, one vector everywhere, random vectors, or given arrays</source>
        <translation>x 或 q、k、v 的来源：输入的词元、处处相同的向量、随机向量或给定的数组</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>the tokens of source tokens; the same text has the same vector wherever it stands</source>
        <translation>来源为 tokens 时的词元；相同的文本无论在哪里，向量都相同</translation>
    </message>
    <message>
        <source>Content seed</source>
        <translation>内容种子</translation>
    </message>
    <message>
        <source>seed of token vectors and random projections</source>
        <translation>词元向量与随机投影的种子</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>模型维数</translation>
    </message>
    <message>
        <source>channels of x</source>
        <translation>x 的通道数</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头维数</translation>
    </message>
    <message>
        <source>channels of q and k in one head</source>
        <translation>一个头中 q 与 k 的通道数</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>number of attention heads</source>
        <translation>注意力头的个数</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>how the projections to q, k and v are made when none are given</source>
        <translation>未给出 q、k、v 的投影时，投影如何产生</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>number of tokens of the sources identical and random</source>
        <translation>来源为 identical 与 random 时的词元数</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>queries: one vector (source identical), rows, or rows per head (source arrays)</source>
        <translation>查询：一个向量（来源 identical），或各行，或每个头的各行（来源 arrays）</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>keys: one vector (source identical), rows, or rows per head (source arrays)</source>
        <translation>键：一个向量（来源 identical），或各行，或每个头的各行（来源 arrays）</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>values, as many as keys; null takes the keys</source>
        <translation>值，个数与键相同；null 取键</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>input rows of source arrays, instead of q, k and v</source>
        <translation>来源为 arrays 时的输入行，用以代替 q、k、v</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>查询投影</translation>
    </message>
    <message>
        <source>projection of x to the queries of all heads; null is the identity</source>
        <translation>x 到所有头的查询的投影；null 为恒等</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>键投影</translation>
    </message>
    <message>
        <source>projection of x to the keys of all heads; null is the identity</source>
        <translation>x 到所有头的键的投影；null 为恒等</translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>值投影</translation>
    </message>
    <message>
        <source>projection of x to the values of all heads; null is the identity</source>
        <translation>x 到所有头的值的投影；null 为恒等</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>where each token stands; null counts from 0</source>
        <translation>每个词元所处的位置；null 从 0 数起</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>从 0 起</translation>
    </message>
    <message>
        <source>Shift all positions</source>
        <translation>平移所有位置</translation>
    </message>
    <message>
        <source>added to every position</source>
        <translation>加到每个位置上</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Query offset</source>
        <translation>查询偏移</translation>
    </message>
    <message>
        <source>query row i is token i + query_offset, as when a cache holds earlier tokens</source>
        <translation>查询的第 i 行是词元 i + query_offset，如缓存中存有较早的词元时</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>which keys a query may use: all, those up to its own token, or as in allowed</source>
        <translation>查询可用哪些键：全部、直到自己的词元，或按 allowed</translation>
    </message>
    <message>
        <source>Allowed pairs</source>
        <translation>允许的对</translation>
    </message>
    <message>
        <source>mask custom: true where the query (row) may use the key (column)</source>
        <translation>掩码为 custom 时：查询（行）可用键（列）处为 true</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>true for a padding key, which no query may use under any mask</source>
        <translation>填充键为 true；任何掩码下，查询都不可用它</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>divide q · k by the square root of the head size, or not</source>
        <translation>q · k 是否除以头维数的平方根</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>the position method</source>
        <translation>位置方法</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>base of the wavelengths, from 2 pi to almost 2 pi times the base</source>
        <translation>波长的底数；波长从 2 pi 到近 2 pi 乘以底数</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>sine and cosine side by side, or all sines before all cosines</source>
        <translation>正弦与余弦相邻，或所有正弦在所有余弦之前</translation>
    </message>
    <message>
        <source>Table length</source>
        <translation>表长</translation>
    </message>
    <message>
        <source>rows of the position table; there is no row for a position beyond it</source>
        <translation>位置表的行数；超出它的位置没有行</translation>
    </message>
    <message>
        <source>Table seed</source>
        <translation>表的种子</translation>
    </message>
    <message>
        <source>seed of the untrained tables</source>
        <translation>未训练的表的种子</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>position table; null draws untrained rows</source>
        <translation>位置表；null 抽取未训练的行</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>add a segment vector as well</source>
        <translation>另加一个片段向量</translation>
    </message>
    <message>
        <source>Segment of each token</source>
        <translation>每个词元的片段</translation>
    </message>
    <message>
        <source>row of the segment table for each token; null is 0 for all</source>
        <translation>每个词元在片段表中的行；null 全为 0</translation>
    </message>
    <message>
        <source>Segment table</source>
        <translation>片段表</translation>
    </message>
    <message>
        <source>segment vectors; null draws two untrained rows</source>
        <translation>片段向量；null 抽取两个未训练的行</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>displacements beyond it share the vector at the edge</source>
        <translation>超出它的相对位移共用边缘的向量</translation>
    </message>
    <message>
        <source>Key vectors</source>
        <translation>键向量</translation>
    </message>
    <message>
        <source>add relative vectors to the keys of pairs</source>
        <translation>给各对的键加相对向量</translation>
    </message>
    <message>
        <source>Value vectors</source>
        <translation>值向量</translation>
    </message>
    <message>
        <source>add relative vectors to the values of pairs</source>
        <translation>给各对的值加相对向量</translation>
    </message>
    <message>
        <source>seed of the untrained relative vectors</source>
        <translation>未训练的相对向量的种子</translation>
    </message>
    <message>
        <source>Key table</source>
        <translation>键表</translation>
    </message>
    <message>
        <source>2 radius + 1 relative vectors for keys; null draws untrained ones</source>
        <translation>键的 2 radius + 1 个相对向量；null 抽取未训练的向量</translation>
    </message>
    <message>
        <source>Value table</source>
        <translation>值表</translation>
    </message>
    <message>
        <source>2 radius + 1 relative vectors for values; null draws untrained ones</source>
        <translation>值的 2 radius + 1 个相对向量；null 抽取未训练的向量</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>number of distance buckets</source>
        <translation>距离桶的个数</translation>
    </message>
    <message>
        <source>Maximum distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>the logarithmic buckets are laid out up to here; the last one is open</source>
        <translation>对数桶排到此处为止；最后一个桶不设上限</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>half of the buckets for keys after the query; otherwise those share bucket 0</source>
        <translation>一半的桶给查询之后的键；否则这些键共用桶 0</translation>
    </message>
    <message>
        <source>seed of the untrained bucket values</source>
        <translation>未训练的桶数值的种子</translation>
    </message>
    <message>
        <source>Bucket values</source>
        <translation>桶的数值</translation>
    </message>
    <message>
        <source>one number per bucket and head; null draws untrained ones</source>
        <translation>每个桶每个头一个数；null 抽取未训练的数</translation>
    </message>
    <message>
        <source>Slope exponent</source>
        <translation>斜率指数</translation>
    </message>
    <message>
        <source>the rule&apos;s slopes are 2^(-max_bias h / heads)</source>
        <translation>规则的斜率为 2^(-max_bias h / heads)</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>slope of each head; null follows the rule</source>
        <translation>每个头的斜率；null 依规则</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>bias from the distance, from the key&apos;s position, or from the distance to the last key; under a causal mask the weights are equal</source>
        <translation>偏置取自距离、键的位置，或到最后一个键的距离；在因果掩码下权重相等</translation>
    </message>
    <message>
        <source>base of the angular speeds: block r turns by base^(-2r / rotary_dim) per position</source>
        <translation>角速度的底数：块 r 每个位置转过 base^(-2r / rotary_dim)</translation>
    </message>
    <message>
        <source>Angular speed</source>
        <translation>角速度</translation>
    </message>
    <message>
        <source>radians per position, one for every block or one each; replaces base</source>
        <translation>每个位置的弧度，各块共用一个或各有一个；代替 base</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>from base</source>
        <translation>由底数</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>turn neighbouring channels, or channel r with channel r + rotary_dim / 2</source>
        <translation>旋转相邻通道，或通道 r 与通道 r + rotary_dim / 2</translation>
    </message>
    <message>
        <source>Rotary part</source>
        <translation>旋转部分</translation>
    </message>
    <message>
        <source>channels that turn, an even number; null turns the whole head</source>
        <translation>旋转的通道数，须为偶数；null 旋转整个头</translation>
    </message>
    <message>
        <source>whole head</source>
        <translation>整个头</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放规则</translation>
    </message>
    <message>
        <source>rule that stretches the wavelengths</source>
        <translation>拉伸波长的规则</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>破坏它</translation>
    </message>
    <message>
        <source>a deliberate error, labelled wherever it is shown</source>
        <translation>故意的错误，在显示之处都有标注</translation>
    </message>
    <message>
        <source>Permutation</source>
        <translation>置换</translation>
    </message>
    <message>
        <source>order in which the tokens are shown to the head once more</source>
        <translation>词元再次呈现给头时的顺序</translation>
    </message>
    <message>
        <source>Trained length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>positions met in training</source>
        <translation>训练中遇到的位置数</translation>
    </message>
    <message>
        <source>Evaluated length</source>
        <translation>求值长度</translation>
    </message>
    <message>
        <source>positions to evaluate</source>
        <translation>要求值的位置数</translation>
    </message>
    <message>
        <source>Compared methods</source>
        <translation>对比的方法</translation>
    </message>
    <message>
        <source>methods shown side by side</source>
        <translation>并排显示的方法</translation>
    </message>
    <message>
        <source>Reference method</source>
        <translation>参照方法</translation>
    </message>
    <message>
        <source>what the others are compared with</source>
        <translation>其他方法与之比较的方法</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>page of the window</source>
        <translation>窗口的页面</translation>
    </message>
    <message>
        <source>Query position</source>
        <translation>查询位置</translation>
    </message>
    <message>
        <source>selected query row</source>
        <translation>所选的查询行</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Key position</source>
        <translation>键位置</translation>
    </message>
    <message>
        <source>selected key column</source>
        <translation>所选的键列</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Head shown</source>
        <translation>所示的头</translation>
    </message>
    <message>
        <source>selected head</source>
        <translation>所选的头</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>chosen two-dimensional block (RoPE) or frequency (sinusoidal)</source>
        <translation>所选的二维块（RoPE）或频率（正余弦）</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>matrix shown as heat map</source>
        <translation>以热图显示的矩阵</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>show every head side by side and the chosen one beside them</source>
        <translation>并排显示每个头，所选的头在旁边</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定的对</translation>
    </message>
    <message>
        <source>one or two pairs (query, key) kept for comparison</source>
        <translation>为比较而保留的一或两个对（查询，键）</translation>
    </message>
    <message>
        <source>sines first</source>
        <translation>先正弦</translation>
    </message>
    <message>
        <source>half-split</source>
        <translation>前后半分</translation>
    </message>
    <message>
        <source>divide by √d</source>
        <translation>除以 √d</translation>
    </message>
    <message>
        <source>key position</source>
        <translation>键位置</translation>
    </message>
    <message>
        <source>last key</source>
        <translation>最后的键</translation>
    </message>
    <message>
        <source>add the bias after softmax</source>
        <translation>偏置加在 softmax 之后</translation>
    </message>
    <message>
        <source>mix the pairings</source>
        <translation>混用配对</translation>
    </message>
    <message>
        <source>sines without cosines</source>
        <translation>有正弦无余弦</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>arrays</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>恒等</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>相邻交错</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>rad</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>rad / position</source>
        <translation>弧度 / 位置</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>最远</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>what the lowest and the highest colour of the map stand for; null: its values</source>
        <translation>图中最低与最高颜色所代表的数值；null：取自图中的数值</translation>
    </message>
    <message>
        <source>from the values</source>
        <translation>取自数值</translation>
    </message>
    <message>
        <source>Colours of</source>
        <translation>颜色所属</translation>
    </message>
    <message>
        <source>stage whose map keeps colors</source>
        <translation>保持 colors 的那一阶段的图</translation>
    </message>
</context>
<context>
    <name>locus::widgets::AlibiFormsView</name>
    <message>
        <source>Three forms of the bias</source>
        <translation>偏置的三种形式</translation>
    </message>
    <message>
        <source>The row of the query with the bias from the distance, from the key, and from the last key. The arrow keys choose a key.</source>
        <translation>查询所在的行，偏置分别取自距离、键、最后一个键。方向键选择键。</translation>
    </message>
    <message>
        <source>Three forms, one row</source>
        <translation>三种形式，同一行</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>形式</translation>
    </message>
</context>
<context>
    <name>locus::widgets::AlibiLinesView</name>
    <message>
        <source>Lines of bias</source>
        <translation>偏置直线</translation>
    </message>
    <message>
        <source>One line per head. The left and right arrow keys move the displacement, up and down change the slope of the chosen head.</source>
        <translation>每个头一条直线。左右方向键移动相对位移，上下方向键改变所选头的斜率。</translation>
    </message>
    <message>
        <source>Back to the rule&apos;s slopes</source>
        <translation>恢复规则的斜率</translation>
    </message>
    <message>
        <source>drag a line: its slope</source>
        <translation>拖动直线：其斜率</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>直线</translation>
    </message>
</context>
<context>
    <name>locus::widgets::AlibiSlopesView</name>
    <message>
        <source>Slopes of the heads</source>
        <translation>各头的斜率</translation>
    </message>
    <message>
        <source>A dot per head on a logarithmic scale. The left and right arrow keys choose a head, up and down change its slope.</source>
        <translation>对数刻度上每个头一个点。左右方向键选择头，上下方向键改变其斜率。</translation>
    </message>
    <message>
        <source>Slopes of %1 heads</source>
        <translation>%1 个头的斜率</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
</context>
<context>
    <name>locus::widgets::BucketFormula</name>
    <message>
        <source>bucket</source>
        <translation>桶</translation>
    </message>
</context>
<context>
    <name>locus::widgets::BucketRulerView</name>
    <message>
        <source>Bucket ruler</source>
        <translation>桶标尺</translation>
    </message>
    <message>
        <source>Distance buckets along a logarithmic axis, and the bias of every head. The left and right arrow keys move the displacement, up and down change the bias of its bucket.</source>
        <translation>沿对数轴的距离桶，以及每个头的偏置。左右方向键移动相对位移，上下方向键改变其所在桶的偏置。</translation>
    </message>
    <message>
        <source>Back to the untrained values</source>
        <translation>恢复未训练的数值</translation>
    </message>
    <message>
        <source>Bucket ruler and bias</source>
        <translation>桶标尺与偏置</translation>
    </message>
    <message>
        <source>drag a handle or a step</source>
        <translation>拖动手柄或台阶</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>标尺</translation>
    </message>
</context>
<context>
    <name>locus::widgets::Button</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ChannelOrderView</name>
    <message>
        <source>Order of the channels</source>
        <translation>通道的排列</translation>
    </message>
    <message>
        <source>The position vector of the query with sines and cosines by turns, and with all sines first. The left and right arrow keys choose a frequency, up and down the order.</source>
        <translation>查询的位置向量：正弦与余弦交错排列，以及所有正弦在前。左右方向键选择频率，上下方向键选择排列。</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>solid: sine, dashed: cosine</source>
        <translation>实线：正弦，虚线：余弦</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ChannelsView</name>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Which channels turn together, and the vectors of the pair before and after. Left and right choose the block, up and down the pairing.</source>
        <translation>哪些通道一起旋转，以及所选一对旋转前后的向量。左右方向键选择块，上下方向键选择配对。</translation>
    </message>
    <message>
        <source>%1 of %2 turn, darker is faster</source>
        <translation>%2 个中 %1 个旋转，颜色越深越快</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ChoiceRow</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ClaimChips</name>
    <message>
        <source>Prove it</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>破坏它</translation>
    </message>
    <message>
        <source>One deliberate change; a second press takes it back</source>
        <translation>一处故意的改动；再按一次即收回</translation>
    </message>
    <message>
        <source>Prove it: as expected</source>
        <translation>验证：符合预期</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>符合预期</translation>
    </message>
    <message>
        <source>%1 of %2 claims are as this method and mask let one expect.</source>
        <translation>%2 条命题中有 %1 条符合对这种方法和掩码的预期。</translation>
    </message>
    <message>
        <source>Holding: %1</source>
        <translation>成立：%1</translation>
    </message>
    <message>
        <source>Not holding, as they need not (yellow, but no alarm): %1</source>
        <translation>不成立，也不必成立（黄色，但不是警报）：%1</translation>
    </message>
    <message>
        <source>Not as expected: %1</source>
        <translation>不符合预期：%1</translation>
    </message>
    <message>
        <source>Press for all of them.</source>
        <translation>按下查看全部。</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ClaimList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All claims</source>
        <translation>全部命题</translation>
    </message>
    <message>
        <source>%1 (need not hold here)</source>
        <translation>%1（在此不必成立）</translation>
    </message>
    <message>
        <source>%1: not here, as it should be</source>
        <translation>%1：这里不成立，本该如此</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ClaimWords</name>
    <message>
        <source>no method</source>
        <translation>无位置方法</translation>
    </message>
    <message>
        <source>%1 without a mask</source>
        <translation>%1（无掩码）</translation>
    </message>
    <message>
        <source>%1 with the causal mask</source>
        <translation>%1（因果掩码）</translation>
    </message>
    <message>
        <source>%1 with this mask</source>
        <translation>%1（此掩码）</translation>
    </message>
    <message>
        <source>The mask goes by places, so the order of the tokens counts.</source>
        <translation>掩码按位次而定，所以词元的顺序有影响。</translation>
    </message>
    <message>
        <source>The method goes by places, so the order of the tokens counts.</source>
        <translation>此方法按位次而定，所以词元的顺序有影响。</translation>
    </message>
    <message>
        <source>The method knows the index itself, not only the displacement.</source>
        <translation>此方法知道序号本身，而不只是相对位移。</translation>
    </message>
    <message>
        <source>row sums = 1</source>
        <translation>行和 = 1</translation>
    </message>
    <message>
        <source>masked keys: no influence</source>
        <translation>被掩码的键：无影响</translation>
    </message>
    <message>
        <source>terms add up to $e_{ij}$</source>
        <translation>各项之和为 $e_{ij}$</translation>
    </message>
    <message>
        <source>$e_{ij} + c$: same weights</source>
        <translation>$e_{ij} + c$：权重不变</translation>
    </message>
    <message>
        <source>mean over rows stays</source>
        <translation>各行的平均不变</translation>
    </message>
    <message>
        <source>both pairings: same score</source>
        <translation>两种配对：得分相同</translation>
    </message>
    <message>
        <source>It should hold for %1; the deliberate mistake spoils it: %2.</source>
        <translation>对 %1 应当成立；故意的错误破坏了它：%2。</translation>
    </message>
    <message>
        <source>It should hold for %1.</source>
        <translation>对 %1 应当成立。</translation>
    </message>
    <message>
        <source>It should not hold for %1: this is right.</source>
        <translation>对 %1 不应成立：这是对的。</translation>
    </message>
    <message>
        <source>It may hold or not for %1: these numbers decide.</source>
        <translation>对 %1 可成立也可不成立：由这些数值决定。</translation>
    </message>
    <message>
        <source>Rows that move with their tokens, and a mean that stays: “bag of words” is only a picture of the two.</source>
        <translation>各行随词元移动，平均保持不变：“词袋”只是对这两点的形象说法。</translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation>恰为 0</translation>
    </message>
    <message>
        <source>Largest difference %1, limit %2</source>
        <translation>最大差 %1，容限 %2</translation>
    </message>
    <message>
        <source>Measured: the length of every q and k, before and after it turns.</source>
        <translation>测量：每个 q 和 k 旋转前后的长度。</translation>
    </message>
    <message>
        <source>Measured: scores of q turned by i with k turned by j, against those of q as it is with k turned by j − i.</source>
        <translation>测量：q 转 i、k 转 j 的得分，与 q 不动、k 转 j − i 的得分相比。</translation>
    </message>
    <message>
        <source>Measured: scores with pairs of neighbours, against those with pairs of halves of the same channels in the other order.</source>
        <translation>测量：相邻配对的得分，与同样的通道换一种顺序、按两半配对的得分相比。</translation>
    </message>
    <message>
        <source>Measured: every position vector turned by M for one step, against the vector of the next position.</source>
        <translation>测量：每个位置向量用一步的 M 旋转后，与下一个位置的向量相比。</translation>
    </message>
    <message>
        <source>Measured: the sum of each row of weights, against 1.</source>
        <translation>测量：每一行权重之和，与 1 相比。</translation>
    </message>
    <message>
        <source>Measured: rows of weights and output, before and after their masked keys and values are replaced by huge numbers or none.</source>
        <translation>测量：把被掩码的键和值换成极大的数或非数，换之前和之后的权重行与输出行。</translation>
    </message>
    <message>
        <source>Measured: the terms of the inspector added again, against the score.</source>
        <translation>测量：把检查器里的各项重新相加，与得分相比。</translation>
    </message>
    <message>
        <source>Measured: rows of weights, before and after 2.5 is added to their scores.</source>
        <translation>测量：得分加上 2.5 之前和之后的权重行。</translation>
    </message>
    <message>
        <source>Measured: the output of reordered tokens on the same places, against the reordered output.</source>
        <translation>测量：词元换序、位置不变时的输出，与换序后的输出相比。</translation>
    </message>
    <message>
        <source>Measured: the mean of the output rows, before and after the tokens are reordered on the same places.</source>
        <translation>测量：词元换序、位置不变，换序前后各输出行的平均。</translation>
    </message>
    <message>
        <source>Measured: every score (every weight, where the form moves whole rows), before and after 1000 is added to all positions.</source>
        <translation>测量：所有位置都加 1000 之前和之后的每个得分（若该形式使整行移动，则为每个权重）。</translation>
    </message>
    <message>
        <source>Measured: every score, before and after all positions move by one row of the table.</source>
        <translation>测量：所有位置在表中移动一行之前和之后的每个得分。</translation>
    </message>
    <message>
        <source>Measured: every score, before and after 1000 is added to all positions.</source>
        <translation>测量：所有位置都加 1000 之前和之后的每个得分。</translation>
    </message>
    <message>
        <source>Does not hold: the deliberate mistake spoils it.</source>
        <translation>不成立：被故意的错误破坏了。</translation>
    </message>
    <message>
        <source>Holds, as it should.</source>
        <translation>成立，本该如此。</translation>
    </message>
    <message>
        <source>Does not hold, but should.</source>
        <translation>不成立，但本该成立。</translation>
    </message>
    <message>
        <source>Holds, but should not.</source>
        <translation>成立，但本不该成立。</translation>
    </message>
    <message>
        <source>Does not hold, as it should.</source>
        <translation>不成立，本该如此。</translation>
    </message>
    <message>
        <source>Holds here; it need not.</source>
        <translation>这里成立；本不必成立。</translation>
    </message>
    <message>
        <source>Does not hold here; it need not.</source>
        <translation>这里不成立；本来也不必成立。</translation>
    </message>
    <message>
        <source>This is not a function of Δ alone: r goes by Δ, but q · r differs from query to query.</source>
        <translation>这并不是只依赖 Δ 的函数：r 由 Δ 决定，但 q · r 因查询而异。</translation>
    </message>
    <message>
        <source>Only differences of positions count. What the tokens say still differs from pair to pair.</source>
        <translation>只有位置之差起作用。词元的内容仍因词元对而异。</translation>
    </message>
    <message>
        <source>Measured: what position adds to every pair, masked ones included, and its widest range among the pairs of one displacement.</source>
        <translation>测量：位置给每一对加上的数（包括被掩的对），取同一位移的各对之间最大的差。</translation>
    </message>
    <message>
        <source>This form counts from a place, not from the query.</source>
        <translation>这种形式从某个固定位置数起，而不是从查询数起。</translation>
    </message>
    <message>
        <source>term of position: Δ alone</source>
        <translation>位置项只看 Δ</translation>
    </message>
    <message>
        <source>The query stands in the term, so that two pairs at one displacement differ.</source>
        <translation>这一项里含有查询，所以同一位移上的两对并不相同。</translation>
    </message>
    <message>
        <source>An identity of the definition (%1): no single change here can break it.</source>
        <translation>由定义得到的恒等式（%1）：这里任何单独的改动都不能破坏它。</translation>
    </message>
    <message>
        <source>softmax divides each row by its sum</source>
        <translation>softmax 把每行除以它的和</translation>
    </message>
    <message>
        <source>a masked key is left out before softmax</source>
        <translation>被掩码的键在 softmax 之前就被去掉</translation>
    </message>
    <message>
        <source>the score is the sum of its terms</source>
        <translation>得分就是各项之和</translation>
    </message>
    <message>
        <source>softmax sees only differences within a row</source>
        <translation>softmax 只看行内的差</translation>
    </message>
    <message>
        <source>no position enters</source>
        <translation>没有位置参与</translation>
    </message>
    <message>
        <source>only differences of positions enter</source>
        <translation>只有位置之差参与</translation>
    </message>
    <message>
        <source>the bias is looked up or counted by Δ</source>
        <translation>偏置只按 Δ 查表或计算</translation>
    </message>
    <message>
        <source>All blocks turn at one speed here: no single change can break it.</source>
        <translation>这里所有块的转速相同：任何单独的改动都不能破坏它。</translation>
    </message>
    <message>
        <source>All tokens are alike here: no single change can break it.</source>
        <translation>这里所有词元相同：任何单独的改动都不能破坏它。</translation>
    </message>
    <message>
        <source>shift all: no change</source>
        <translation>整体平移：不变</translation>
    </message>
</context>
<context>
    <name>locus::widgets::CurveView</name>
    <message>
        <source>Curve against displacement</source>
        <translation>曲线与位移</translation>
    </message>
    <message>
        <source>Score against displacement</source>
        <translation>得分与位移</translation>
    </message>
    <message>
        <source>Δ = j − i</source>
        <translation>Δ = j − i</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>The left and right arrow keys move the displacement, plus and minus zoom, 0 shows all. Under RoPE minus goes on to a farther axis, and a click in the strip of angles picks a block.</source>
        <translation>左右方向键移动相对位移，加号和减号缩放，0 显示全部。在 RoPE 下，减号会继续伸展到更远的坐标轴，在角度条上单击可选择一个块。</translation>
    </message>
</context>
<context>
    <name>locus::widgets::Difference</name>
    <message>
        <source>The method of A is not defined on its tokens: there is nothing to take away from B.</source>
        <translation>A 的方法在其词元上没有定义：没有可从 B 减去的数。</translation>
    </message>
    <message>
        <source>The method of B is not defined here: there is nothing to take A away from.</source>
        <translation>B 的方法在此没有定义：没有可减去 A 的数。</translation>
    </message>
    <message>
        <source>A has no such stage. Choose one that both have.</source>
        <translation>A 没有这一阶段。请选两者都有的阶段。</translation>
    </message>
    <message>
        <source>B has no such stage. Choose one that both have.</source>
        <translation>B 没有这一阶段。请选两者都有的阶段。</translation>
    </message>
    <message>
        <source>A has fewer heads: not this one.</source>
        <translation>A 的头较少，没有这个头。</translation>
    </message>
    <message>
        <source>A mask is a yes or no, and has no difference. Choose a stage of numbers.</source>
        <translation>掩码只有是与否，没有差。请选有数值的阶段。</translation>
    </message>
    <message>
        <source>A has %1 numbers here and B %2: cell by cell there is no difference.</source>
        <translation>这里 A 有 %1 个数，B 有 %2 个数：不能逐格相减。</translation>
    </message>
</context>
<context>
    <name>locus::widgets::EncodingView</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>P[i] + S[segment], %1 × %2</source>
        <translation>P[i] + S[片段]，%1 × %2</translation>
    </message>
    <message>
        <source>%1 of %2 rows × %3</source>
        <translation>%2 行中的 %1 行 × %3</translation>
    </message>
    <message>
        <source>Position vectors</source>
        <translation>位置向量</translation>
    </message>
    <message>
        <source>Rows are positions, columns are dimensions. The arrow keys choose a row and a frequency.</source>
        <translation>行是位置，列是维。方向键选择行与频率。</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
</context>
<context>
    <name>locus::widgets::EntriesRow</name>
    <message>
        <source>Back to the rule</source>
        <translation>恢复规则</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>locus::widgets::FourPartsView</name>
    <message>
        <source>Four parts of the score</source>
        <translation>得分的四个部分</translation>
    </message>
    <message>
        <source>Four maps of query by key that add up to the score: content with content, content with position, position with content, position with position. The arrow keys move the selected pair.</source>
        <translation>四张查询对键的图，其和为得分：内容与内容、内容与位置、位置与内容、位置与位置。方向键移动所选的对。</translation>
    </message>
    <message>
        <source>Four parts</source>
        <translation>四部分</translation>
    </message>
</context>
<context>
    <name>locus::widgets::GramView</name>
    <message>
        <source>Products of position vectors</source>
        <translation>位置向量的乘积</translation>
    </message>
    <message>
        <source>Rows and columns are positions, each cell is the product of their vectors. The arrow keys move the selected pair.</source>
        <translation>行与列都是位置，每一格是两者向量的乘积。方向键移动选中的对。</translation>
    </message>
    <message>
        <source>Gram matrix P Pᵀ</source>
        <translation>格拉姆矩阵 P Pᵀ</translation>
    </message>
    <message>
        <source>Gram</source>
        <translation>格拉姆</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeadDetailView</name>
    <message>
        <source>The chosen head</source>
        <translation>所选的头</translation>
    </message>
    <message>
        <source>Its map and what it does with the row of the query.</source>
        <translation>它的热图，以及它如何处理查询所在的行。</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeadGridView</name>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>One map per head. The arrow keys choose a head, Enter or a double-click shows it alone.</source>
        <translation>每个头一张图。方向键选择头，按 Enter 或双击则单独显示它。</translation>
    </message>
    <message>
        <source>Scroll the heads</source>
        <translation>滚动各头</translation>
    </message>
    <message>
        <source>%1, all heads</source>
        <translation>%1，所有头</translation>
    </message>
    <message>
        <source>Below each map: the weight of the selected pair, and the mean distance of the query to its keys, each counted by its weight; or the sum of the row, where a bias after softmax leaves no distribution</source>
        <translation>每幅图下方：所选对的权重，以及查询到各键的平均距离，按权重计；若偏置在 softmax 之后加入而不再是分布，则为行和</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeadPlotView</name>
    <message>
        <source>What differs between the heads</source>
        <translation>各头之间的差异</translation>
    </message>
    <message>
        <source>A dot per head. The arrow keys choose a head.</source>
        <translation>每个头一个点。方向键选择头。</translation>
    </message>
    <message>
        <source>What differs between heads</source>
        <translation>各头之间的差异</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>各头</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeadStrip</name>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Head %1 of %2 is shown. The left and right arrow keys choose one.</source>
        <translation>显示第 %1 个头，共 %2 个。用左右方向键选择。</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeatmapView</name>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Rows are queries, columns are keys. The arrow keys move the selected pair.</source>
        <translation>行是查询，列是键。方向键移动所选的对。</translation>
    </message>
    <message>
        <source>%1, B − A</source>
        <translation>%1，B − A</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
</context>
<context>
    <name>locus::widgets::InputSumsView</name>
    <message>
        <source>Sums at the input</source>
        <translation>输入处的和</translation>
    </message>
    <message>
        <source>For the tokens of query and key: x plus p is h, as strips of cells. The left and right arrow keys choose a frequency of the sinusoid, Return chooses the same word at two places.</source>
        <translation>查询与键的词元：x 加 p 等于 h，画成一条条格子。左右方向键选择正余弦的频率，回车键选中出现在两处的同一个词。</translation>
    </message>
    <message>
        <source>Token + segment + position</source>
        <translation>词元 + 片段 + 位置</translation>
    </message>
    <message>
        <source>Token + position</source>
        <translation>词元 + 位置</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>求和</translation>
    </message>
</context>
<context>
    <name>locus::widgets::LearnedTableView</name>
    <message>
        <source>Position table</source>
        <translation>位置表</translation>
    </message>
    <message>
        <source>The rows that the text uses with their tokens, the rest of the table and its end, and the cosine of every two rows. The arrow keys move the selected pair.</source>
        <translation>文本所用的行及其词元、表的其余部分与末尾，以及每两行的余弦。方向键移动选中的对。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
</context>
<context>
    <name>locus::widgets::MethodBar</name>
    <message>
        <source>Position method</source>
        <translation>位置方法</translation>
    </message>
</context>
<context>
    <name>locus::widgets::NumberField</name>
    <message>
        <source>Not a number; try 0.5, 1e6, 500k, pi/2 or 2^14.</source>
        <translation>不是数；可试 0.5、1e6、500k、pi/2 或 2^14。</translation>
    </message>
</context>
<context>
    <name>locus::widgets::NumberRow</name>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Decided by the arrays of this scene</source>
        <translation>由此场景的数组决定</translation>
    </message>
    <message>
        <source>Not used: values are given in its place</source>
        <translation>未使用：已另给数值代替</translation>
    </message>
    <message>
        <source>One speed</source>
        <translation>单一速度</translation>
    </message>
    <message>
        <source>for teaching</source>
        <translation>教学用</translation>
    </message>
</context>
<context>
    <name>locus::widgets::PairControl</name>
    <message>
        <source>Query position</source>
        <translation>查询位置</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>The row that is looked at: whose query it is</source>
        <translation>所看的行：谁的查询</translation>
    </message>
    <message>
        <source>Key position</source>
        <translation>键位置</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>The column that is looked at: which key it meets</source>
        <translation>所看的列：遇到哪个键</translation>
    </message>
    <message>
        <source>Hold the displacement</source>
        <translation>锁定位移</translation>
    </message>
    <message>
        <source>The displacement is held: i and j move together. Click to free them.</source>
        <translation>相对位移已锁定：i 与 j 一起移动。点击可解锁。</translation>
    </message>
    <message>
        <source>i and j move by themselves. Click to hold their displacement.</source>
        <translation>i 与 j 各自移动。点击可锁定它们的相对位移。</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>free</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>i stands at %1, j at %2</source>
        <translation>i 位于 %1，j 位于 %2</translation>
    </message>
</context>
<context>
    <name>locus::widgets::PairNumbers</name>
    <message>
        <source>Query %1 may use no key at all: its weights and its output are 0.</source>
        <translation>查询 %1 没有允许的键：其权重与输出都是 0。</translation>
    </message>
    <message>
        <source>Masked: query %1 may not use key %2. There is no score, and the weight is 0.</source>
        <translation>已掩码：查询 %1 不可用键 %2。没有得分，权重为 0。</translation>
    </message>
    <message>
        <source>Query → key</source>
        <translation>查询 → 键</translation>
    </message>
    <message>
        <source>Score before softmax, content alone</source>
        <translation>softmax 之前的得分，仅内容</translation>
    </message>
    <message>
        <source>Score before softmax: content, position</source>
        <translation>softmax 之前的得分：内容、位置</translation>
    </message>
    <message>
        <source>Weight after softmax</source>
        <translation>softmax 之后的权重</translation>
    </message>
    <message>
        <source>Weight without position</source>
        <translation>无位置时的权重</translation>
    </message>
    <message>
        <source>Vector of displacement %1, row %2</source>
        <translation>相对位移 %1 的向量，第 %2 行</translation>
    </message>
    <message>
        <source>Bias of bucket %1</source>
        <translation>桶 %1 的偏置</translation>
    </message>
    <message>
        <source>Bias: slope times distance</source>
        <translation>偏置：斜率乘距离</translation>
    </message>
    <message>
        <source>Bias: slope times place</source>
        <translation>偏置：斜率乘位置</translation>
    </message>
    <message>
        <source>The one block</source>
        <translation>唯一的块</translation>
    </message>
    <message>
        <source>Strongest of %1 blocks: %2</source>
        <translation>%1 个块中最强的：%2</translation>
    </message>
    <message>
        <source>turned by</source>
        <translation>转过</translation>
    </message>
    <message>
        <source>rad</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>Numbers of the selected pair</source>
        <translation>所选一对的数值</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy the formula as LaTeX</source>
        <translation>以 LaTeX 复制公式</translation>
    </message>
    <message>
        <source>Bucket of Δ %1</source>
        <translation>Δ %1 的桶</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The three terms with a position, together</source>
        <translation>含位置的三项之和</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ParamSlider</name>
    <message>
        <source>Play %1</source>
        <translation>播放%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Back to the rule</source>
        <translation>恢复规则</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Play, also with the space bar; a right click chooses how</source>
        <translation>播放，也可按空格键；右击可选择方式</translation>
    </message>
    <message>
        <source>Less %1</source>
        <translation>减小%1</translation>
    </message>
    <message>
        <source>More %1</source>
        <translation>增大%1</translation>
    </message>
    <message>
        <source>A step less; with Shift a tenth, with Ctrl ten</source>
        <translation>减一步；按住 Shift 为十分之一步，按住 Ctrl 为十步</translation>
    </message>
    <message>
        <source>A step more; with Shift a tenth, with Ctrl ten</source>
        <translation>加一步；按住 Shift 为十分之一步，按住 Ctrl 为十步</translation>
    </message>
</context>
<context>
    <name>locus::widgets::PictureView</name>
    <message>
        <source>query %1 %2</source>
        <translation>查询 %1 %2</translation>
    </message>
    <message>
        <source>key %1 %2</source>
        <translation>键 %1 %2</translation>
    </message>
</context>
<context>
    <name>locus::widgets::PinsView</name>
    <message>
        <source>Pinned pairs</source>
        <translation>固定的对</translation>
    </message>
    <message>
        <source>Shift and a click in the map pin a pair; Escape lets all go</source>
        <translation>按住 Shift 点击热图可固定一对；Esc 全部放开</translation>
    </message>
</context>
<context>
    <name>locus::widgets::Pipeline</name>
    <message>
        <source>States</source>
        <translation>表达</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>改变</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>position enters</source>
        <translation>位置在此进入</translation>
    </message>
    <message>
        <source>shown below</source>
        <translation>下方所示</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>rotated queries</source>
        <translation>旋转后的查询</translation>
    </message>
    <message>
        <source>rotated keys</source>
        <translation>旋转后的键</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>weighted sum</source>
        <translation>加权求和</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>太晚</translation>
    </message>
    <message>
        <source>mixed pairs</source>
        <translation>混用配对</translation>
    </message>
    <message>
        <source>sine only</source>
        <translation>只用正弦</translation>
    </message>
    <message>
        <source>One vector per token: what it is, not where.</source>
        <translation>每个词元一个向量：它是什么，而不是在哪里。</translation>
    </message>
    <message>
        <source>A vector per position, added to the token.</source>
        <translation>每个位置一个向量，加到词元上。</translation>
    </message>
    <message>
        <source>What the projections are made from.</source>
        <translation>各投影由它得出。</translation>
    </message>
    <message>
        <source>What each token looks for.</source>
        <translation>每个词元在找什么。</translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation>每个词元凭什么被找到。</translation>
    </message>
    <message>
        <source>What each token hands over. It is not rotated.</source>
        <translation>每个词元交出什么。它不旋转。</translation>
    </message>
    <message>
        <source>Turns q and k by angles that grow with their positions.</source>
        <translation>把 q 与 k 转过一个角，角随位置增大。</translation>
    </message>
    <message>
        <source>The queries as they enter the score.</source>
        <translation>进入得分的查询。</translation>
    </message>
    <message>
        <source>The keys as they enter the score.</source>
        <translation>进入得分的键。</translation>
    </message>
    <message>
        <source>One number per query and key, position and mask included.</source>
        <translation>每对查询与键一个数，已计入位置与掩码。</translation>
    </message>
    <message>
        <source>The scaled score without the position method.</source>
        <translation>缩放后的得分，不含位置方法。</translation>
    </message>
    <message>
        <source>What the method changed in the scaled score.</source>
        <translation>此方法在缩放后的得分中改变了什么。</translation>
    </message>
    <message>
        <source>Which relation vector each pair of tokens takes.</source>
        <translation>每对词元取哪个关系向量。</translation>
    </message>
    <message>
        <source>A number per pair, added to the scaled score.</source>
        <translation>每对一个数，加到缩放后的得分上。</translation>
    </message>
    <message>
        <source>Which keys a query may look at.</source>
        <translation>查询可以看哪些键。</translation>
    </message>
    <message>
        <source>Turns the scores of a query into weights that sum to 1.</source>
        <translation>把一个查询的得分变为和为 1 的权重。</translation>
    </message>
    <message>
        <source>Adds up the values, each by its weight.</source>
        <translation>把各个值按其权重相加。</translation>
    </message>
    <message>
        <source>What each query takes along from this head.</source>
        <translation>每个查询从这个头带走什么。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the index of each token, as waves</source>
        <translation>每个词元的序号，写成波</translation>
    </message>
    <message>
        <source>the index of each token, as a row of a table</source>
        <translation>每个词元的序号，作为表的一行</translation>
    </message>
    <message>
        <source>the displacement j − i, clipped at ±K</source>
        <translation>相对位移 j − i，在 ±K 处截断</translation>
    </message>
    <message>
        <source>the bucket that j − i falls in</source>
        <translation>j − i 落入的桶</translation>
    </message>
    <message>
        <source>the distance between i and j</source>
        <translation>i 与 j 的距离</translation>
    </message>
    <message>
        <source>j − i, as the difference of two turns</source>
        <translation>j − i，作为两次旋转之差</translation>
    </message>
    <message>
        <source>the input, hence q, k and v</source>
        <translation>输入，从而 q、k、v</translation>
    </message>
    <message>
        <source>the key and the value of each pair</source>
        <translation>每一对的键与值</translation>
    </message>
    <message>
        <source>the score, by a learned number per head</source>
        <translation>得分，每个头用一个学得的数</translation>
    </message>
    <message>
        <source>the score, by a fixed slope per head</source>
        <translation>得分，每个头用一个固定斜率</translation>
    </message>
    <message>
        <source>q and k after projection, never v</source>
        <translation>投影后的 q 与 k，从不改变 v</translation>
    </message>
    <message>
        <source>without a mask, permuted tokens give permuted outputs</source>
        <translation>没有掩码时，置换词元，输出随之置换</translation>
    </message>
    <message>
        <source>content and position mix: the score does not follow j − i alone</source>
        <translation>内容与位置混合：得分不只取决于 j − i</translation>
    </message>
    <message>
        <source>past the last row of the table there is no vector</source>
        <translation>超出表的最后一行，就没有向量</translation>
    </message>
    <message>
        <source>beyond ±K all displacements look alike; each pair has its own key</source>
        <translation>±K 之外的相对位移看起来都一样；每一对有自己的键</translation>
    </message>
    <message>
        <source>all keys in the last bucket look equally far</source>
        <translation>最后一个桶中的键看起来都一样远</translation>
    </message>
    <message>
        <source>far keys lose weight in every head; a penalty is not a mask</source>
        <translation>远处的键在每个头中都失去权重；惩罚不是掩码</translation>
    </message>
    <message>
        <source>the score follows j − i and the content; pair channels as in training</source>
        <translation>得分取决于 j − i 与内容；通道配对须与训练时相同</translation>
    </message>
    <message>
        <source>These are common paths, not the limits of what is possible</source>
        <translation>这些是常见做法，并非可能性的界限</translation>
    </message>
    <message>
        <source>States: %1</source>
        <translation>表达：%1</translation>
    </message>
    <message>
        <source>Changes: %1</source>
        <translation>改变：%1</translation>
    </message>
    <message>
        <source>Mind: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>Nothing stands here now.</source>
        <translation>此处现在为空。</translation>
    </message>
    <message>
        <source>Click again for the next one.</source>
        <translation>再次点击可看下一个。</translation>
    </message>
    <message>
        <source>Wrong on purpose: %1</source>
        <translation>故意出错：%1</translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation>%1 在此进入</translation>
    </message>
    <message>
        <source>log-weights</source>
        <translation>对数权重</translation>
    </message>
    <message>
        <source>the key of each pair</source>
        <translation>每对词元的键</translation>
    </message>
    <message>
        <source>the value of each pair</source>
        <translation>每对词元的值</translation>
    </message>
    <message>
        <source>nothing, while both vectors are off</source>
        <translation>两种向量都关着时，什么也不改变</translation>
    </message>
    <message>
        <source>pairs are mixed on purpose: the score follows i and j, not j − i alone</source>
        <translation>配对被故意打乱：得分取决于 i 和 j，而不只是 j − i</translation>
    </message>
</context>
<context>
    <name>locus::widgets::PipelineStrip</name>
    <message>
        <source>Pipeline</source>
        <translation>流程图</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>所示：%1</translation>
    </message>
</context>
<context>
    <name>locus::widgets::Play</name>
    <message>
        <source>There and back</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>Up, again and again</source>
        <translation>递增，反复</translation>
    </message>
    <message>
        <source>Down, again and again</source>
        <translation>递减，反复</translation>
    </message>
    <message>
        <source>Once, to the end</source>
        <translation>一次，到终点</translation>
    </message>
</context>
<context>
    <name>locus::widgets::PlayChoice</name>
    <message>
        <source>How sliders play: %1, %2</source>
        <translation>滑块如何播放：%1，%2</translation>
    </message>
    <message>
        <source>How sliders play: %1, speed %2</source>
        <translation>滑块如何播放：%1，速度 %2</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
</context>
<context>
    <name>locus::widgets::PrefixView</name>
    <message>
        <source>What the mask alone tells</source>
        <translation>仅凭掩码能知道什么</translation>
    </message>
    <message>
        <source>The first rows of the weights, a cell per key. The arrow keys choose a cell.</source>
        <translation>权重的前几行，每个键一格。方向键选择格。</translation>
    </message>
    <message>
        <source>first rows of the weights</source>
        <translation>权重的前几行</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
</context>
<context>
    <name>locus::widgets::RelationView</name>
    <message>
        <source>Relation vectors</source>
        <translation>关系向量</translation>
    </message>
    <message>
        <source>One row per clipped displacement, beside them the key of the selected pair. The up and down arrow keys choose a row.</source>
        <translation>每个截断位移一行，旁边是所选一对的键。上下方向键选择行。</translation>
    </message>
    <message>
        <source>Scroll the vectors</source>
        <translation>滚动各向量</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
</context>
<context>
    <name>locus::widgets::RotationCostView</name>
    <message>
        <source>Multiply-adds against the length of the text</source>
        <translation>乘加次数与文本长度</translation>
    </message>
    <message>
        <source>Rotations grow with the length, scores with its square. The left and right arrow keys change the length.</source>
        <translation>旋转随长度增长，得分随长度的平方增长。左右方向键改变长度。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>multiply-adds against n</source>
        <translation>乘加次数与 n</translation>
    </message>
</context>
<context>
    <name>locus::widgets::RotationMatrixView</name>
    <message>
        <source>Rotation matrix</source>
        <translation>旋转矩阵</translation>
    </message>
    <message>
        <source>The block-diagonal matrix of the query&apos;s position, and one block of the product that depends on the displacement alone. The left and right arrow keys choose the block.</source>
        <translation>查询位置的分块对角矩阵，以及乘积中只取决于相对位移的一块。左右方向键选择块。</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
</context>
<context>
    <name>locus::widgets::RotationView</name>
    <message>
        <source>Rotation circles</source>
        <translation>旋转圆</translation>
    </message>
    <message>
        <source>Scroll the circles</source>
        <translation>滚动各圆</translation>
    </message>
    <message>
        <source>Clock hands</source>
        <translation>时钟指针</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>One circle per pair of channels. The arrow keys choose a circle. Where the same q and k stand at every position, the hands of the large circle can be dragged.</source>
        <translation>每对通道一个圆。方向键选择圆。当各位置的 q 与 k 都相同时，可拖动大圆的指针。</translation>
    </message>
    <message>
        <source>Drag a hand to change q or k (Shift: without snapping)</source>
        <translation>拖动指针可改变 q 或 k（Shift：不吸附）</translation>
    </message>
</context>
<context>
    <name>locus::widgets::RowProfileView</name>
    <message>
        <source>Weights of the query</source>
        <translation>查询的权重</translation>
    </message>
    <message>
        <source>One bar per key. The arrow keys choose a key.</source>
        <translation>每个键一个条。方向键选择键。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ShiftView</name>
    <message>
        <source>Matrix of a shift</source>
        <translation>平移矩阵</translation>
    </message>
    <message>
        <source>The matrix that carries the vector of the query&apos;s position to that of the key&apos;s. The left and right arrow keys move the offset, up and down choose a frequency.</source>
        <translation>把查询位置的向量变为键位置的向量的矩阵。左右方向键移动偏移量，上下方向键选择频率。</translation>
    </message>
    <message>
        <source>A shift is one matrix</source>
        <translation>平移就是一个矩阵</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>平移</translation>
    </message>
</context>
<context>
    <name>locus::widgets::SliderMenu</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>播放方式</translation>
    </message>
    <message>
        <source>As all sliders</source>
        <translation>与所有滑块相同</translation>
    </message>
    <message>
        <source>Set %1 as start</source>
        <translation>把 %1 设为起点</translation>
    </message>
    <message>
        <source>Set %1 as end</source>
        <translation>把 %1 设为终点</translation>
    </message>
    <message>
        <source>Play the whole range</source>
        <translation>播放整个范围</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Back to the rule</source>
        <translation>恢复规则</translation>
    </message>
</context>
<context>
    <name>locus::widgets::TokenStrip</name>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Query %1 %2, key %3 %4, displacement %5</source>
        <translation>查询 %1 %2，键 %3 %4，相对位移 %5</translation>
    </message>
    <message>
        <source>Click or drag: key. With Shift, or by dragging its chip: query.</source>
        <translation>点击或拖动：键。按住 Shift，或拖动查询的标签：查询。</translation>
    </message>
</context>
<context>
    <name>locus::widgets::TokensRow</name>
    <message>
        <source>Words are parted by spaces, Chinese characters stand for themselves. The tokenizer of a trained model is something else: it cuts words into pieces.</source>
        <translation>词以空格分隔，汉字各自成词元。训练好的模型的分词器则不同：它把词切成片段。</translation>
    </message>
    <message>
        <source>Needs at least one token.</source>
        <translation>至少需要一个词元。</translation>
    </message>
    <message>
        <source>At most %1 tokens.</source>
        <translation>最多 %1 个词元。</translation>
    </message>
</context>
<context>
    <name>locus::widgets::ValueSwitchView</name>
    <message>
        <source>Value vectors off and on</source>
        <translation>值向量的关与开</translation>
    </message>
    <message>
        <source>The weights and the output of the selected query, without the value vectors and with them. Left and right choose a key, up and down switch the vectors off and on.</source>
        <translation>所选查询的权重与输出，分别在没有和有值向量时。左右方向键选择键，上下方向键关闭和打开值向量。</translation>
    </message>
    <message>
        <source>Value vectors</source>
        <translation>值向量</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>locus::widgets::VectorRow</name>
    <message>
        <source>Back to the vectors of the seed</source>
        <translation>恢复种子给出的向量</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1，通道 %2</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>from the seed</source>
        <translation>取自种子</translation>
    </message>
</context>
<context>
    <name>locus::widgets::Words</name>
    <message>
        <source>must be &gt; %1, got %2</source>
        <translation>必须 &gt; %1，得到的是 %2</translation>
    </message>
    <message>
        <source>must be at least %1, got %2</source>
        <translation>必须至少为 %1，得到的是 %2</translation>
    </message>
    <message>
        <source>must be at most %1, got %2</source>
        <translation>必须至多为 %1，得到的是 %2</translation>
    </message>
    <message>
        <source>must be &gt; %1 and at most %2, got %3</source>
        <translation>必须 &gt; %1 且至多为 %2，得到的是 %3</translation>
    </message>
    <message>
        <source>must be %1 to %2, got %3</source>
        <translation>必须为 %1 到 %2，得到的是 %3</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a size such as 120x90mm or 1600x1200px</source>
        <translation>尺寸，如 120x90mm 或 1600x1200px</translation>
    </message>
    <message>
        <source>must be %1 or null</source>
        <translation>必须是%1，或 null</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>必须是%1</translation>
    </message>
    <message>
        <source>%1, got %2</source>
        <translation>%1，得到的是 %2</translation>
    </message>
    <message>
        <source>This belongs to %1</source>
        <translation>这属于 %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>The selected query %1 is outside 0 to %2</source>
        <translation>所选的查询 %1 不在 0 到 %2 之内</translation>
    </message>
    <message>
        <source>The selected key %1 is outside 0 to %2</source>
        <translation>所选的键 %1 不在 0 到 %2 之内</translation>
    </message>
    <message>
        <source>The selected head %1 is outside 0 to %2</source>
        <translation>所选的头 %1 不在 0 到 %2 之内</translation>
    </message>
    <message>
        <source>its rows differ in length</source>
        <translation>各行长度不同</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>不得为空</translation>
    </message>
    <message>
        <source>an array with %1 indices does not fit here</source>
        <translation>这里不能用有 %1 个下标的数组</translation>
    </message>
    <message>
        <source>must have %1 entries along index %2, has %3</source>
        <translation>沿下标 %2 必须有 %1 项，实有 %3 项</translation>
    </message>
    <message>
        <source>is %1, but what else is given makes it %2</source>
        <translation>为 %1，但其他给定的数据使它应为 %2</translation>
    </message>
    <message>
        <source>its %1 channels do not divide into %2 heads</source>
        <translation>其 %1 个通道不能均分给 %2 个头</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>未知的键名</translation>
    </message>
    <message>
        <source>the key is given twice</source>
        <translation>该键名给出了两次</translation>
    </message>
    <message>
        <source>is missing, must be &quot;%1&quot;</source>
        <translation>缺失，必须是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be &quot;%1&quot;</source>
        <translation>必须是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a whole number, got %1</source>
        <translation>必须是整数，得到的是 %1</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>必须是有限数</translation>
    </message>
    <message>
        <source>must be one of %1, got %2</source>
        <translation>必须是 %1 之一，得到的是 %2</translation>
    </message>
    <message>
        <source>must not be null</source>
        <translation>不得为 null</translation>
    </message>
    <message>
        <source>cannot stand beside %1</source>
        <translation>不能与 %1 并存</translation>
    </message>
    <message>
        <source>is needed because of %1</source>
        <translation>因 %1 而必需</translation>
    </message>
    <message>
        <source>there is no such entry</source>
        <translation>没有这一项</translation>
    </message>
    <message>
        <source>frequency scaling is not supported yet, must be null</source>
        <translation>尚不支持频率缩放，必须为 null</translation>
    </message>
    <message>
        <source>must name every index from 0 on exactly once</source>
        <translation>必须从 0 起把每个下标恰好列出一次</translation>
    </message>
    <message>
        <source>names the same thing twice</source>
        <translation>把同一项列出了两次</translation>
    </message>
    <message>
        <source>Not defined here</source>
        <translation>此处无定义</translation>
    </message>
    <message>
        <source>The sinusoidal encoding pairs channels, so d_model must be even; it is %1</source>
        <translation>正余弦编码把通道配对，所以 d_model 必须是偶数；现为 %1</translation>
    </message>
    <message>
        <source>The learned table has %1 rows (0 to %2); there is none for position %3</source>
        <translation>可学习的表有 %1 行（0 到 %2）；位置 %3 没有对应的行</translation>
    </message>
    <message>
        <source>This method adds to the input x, but the scene gives q, k and v directly</source>
        <translation>此方法加到输入 x 上，但场景直接给出了 q、k、v</translation>
    </message>
    <message>
        <source>T5 needs at least one bucket for an exact distance; %1 buckets leave none</source>
        <translation>T5 至少需要一个用于精确距离的桶；%1 个桶一个也不剩</translation>
    </message>
    <message>
        <source>T5 needs max_distance above %1, the number of exact buckets; it is %2</source>
        <translation>T5 要求 max_distance 大于 %1，即精确桶的个数；现为 %2</translation>
    </message>
    <message>
        <source>The ALiBi forms key and last are defined under a causal mask only</source>
        <translation>ALiBi 的“键”与“最后”两种形式仅在因果掩码下有定义</translation>
    </message>
    <message>
        <source>RoPE turns pairs of channels, so the rotary part must be even; it is %1</source>
        <translation>RoPE 旋转成对的通道，所以旋转部分必须是偶数；现为 %1</translation>
    </message>
    <message>
        <source>RoPE cannot turn %1 channels of a head that has %2</source>
        <translation>RoPE 无法旋转 %1 个通道：头只有 %2 个</translation>
    </message>
    <message>
        <source>With the bias added after softmax there are no log-weights</source>
        <translation>偏置加在 softmax 之后时，没有对数权重</translation>
    </message>
    <message>
        <source>What this method does is no function of the displacement alone</source>
        <translation>此方法的作用不是仅由相对位移决定的函数</translation>
    </message>
    <message>
        <source>There is no input x: the scene gives q, k and v directly</source>
        <translation>没有输入 x：场景直接给出了 q、k、v</translation>
    </message>
    <message>
        <source>This needs %1 bytes of memory (%2)</source>
        <translation>这需要 %1 字节内存（%2）</translation>
    </message>
    <message>
        <source>%1, and %2 are free</source>
        <translation>%1，而空闲的有 %2</translation>
    </message>
    <message>
        <source>%1, which the system does not give</source>
        <translation>%1，系统无法提供</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正余弦</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>可学习</translation>
    </message>
    <message>
        <source>Shaw</source>
        <translation>Shaw</translation>
    </message>
    <message>
        <source>T5</source>
        <translation>T5</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Tells the head nothing about position; only a mask can bring in order.</source>
        <translation>不告诉头任何位置信息；只有掩码能带入顺序。</translation>
    </message>
    <message>
        <source>Adds a fixed wave vector to each token before any projection.</source>
        <translation>在任何投影之前，给每个词元加一个固定的波向量。</translation>
    </message>
    <message>
        <source>Looks up one row per index and adds it to the token, before any projection.</source>
        <translation>按序号查表取一行，在任何投影之前加到词元上。</translation>
    </message>
    <message>
        <source>Looks up one learned number per distance bucket and adds it before softmax.</source>
        <translation>按距离桶查出一个学得的数，在 softmax 之前加上。</translation>
    </message>
    <message>
        <source>Subtracts a fixed slope times the distance, before softmax.</source>
        <translation>在 softmax 之前减去“固定斜率 × 距离”，斜率不参与训练。</translation>
    </message>
    <message>
        <source>Turns q by iθ and k by jθ; their dot product sees only the difference.</source>
        <translation>把 q 转过 iθ，把 k 转过 jθ；两者的点积只看到角度之差。</translation>
    </message>
    <message>
        <source>untrained</source>
        <translation>未训练</translation>
    </message>
    <message>
        <source>symmetric variant</source>
        <translation>对称变体</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>旋转后的查询</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>旋转后的键</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Added by position</source>
        <translation>位置的增量</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Clipped displacement</source>
        <translation>截断位移</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Log-weights</source>
        <translation>对数权重</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Every row of weights sums to 1</source>
        <translation>每行权重之和为 1</translation>
    </message>
    <message>
        <source>A masked key has no influence</source>
        <translation>被掩码的键没有影响</translation>
    </message>
    <message>
        <source>The terms add up to the score</source>
        <translation>各项之和等于得分</translation>
    </message>
    <message>
        <source>A constant added to a row of scores changes no weight</source>
        <translation>给一行得分加一个常数，权重都不变</translation>
    </message>
    <message>
        <source>Permuted tokens give outputs permuted in the same way</source>
        <translation>置换词元，输出随之同样置换</translation>
    </message>
    <message>
        <source>The mean output does not depend on the order of the tokens</source>
        <translation>平均输出与词元的顺序无关</translation>
    </message>
    <message>
        <source>Shifting all positions changes nothing</source>
        <translation>平移所有位置，什么都不变</translation>
    </message>
    <message>
        <source>Rotation keeps the length of every query and key</source>
        <translation>旋转保持每个查询与键的长度</translation>
    </message>
    <message>
        <source>Turning q by i and k by j is turning k by j − i</source>
        <translation>q 转过 i、k 转过 j，等于 k 转过 j − i</translation>
    </message>
    <message>
        <source>Both channel layouts give the same scores</source>
        <translation>两种通道布局给出相同的得分</translation>
    </message>
    <message>
        <source>A fixed shift of position is one linear map</source>
        <translation>固定的位置平移是一个线性映射</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真假值 true 或 false</translation>
    </message>
    <message>
        <source>one of its words</source>
        <translation>所列的词之一</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation>数的数组</translation>
    </message>
    <message>
        <source>an array of whole numbers</source>
        <translation>整数的数组</translation>
    </message>
    <message>
        <source>an array of true and false</source>
        <translation>由 true 与 false 组成的数组</translation>
    </message>
    <message>
        <source>a list of its words</source>
        <translation>由所列的词组成的列表</translation>
    </message>
    <message>
        <source>a number or an array of numbers</source>
        <translation>一个数或数的数组</translation>
    </message>
    <message>
        <source>null</source>
        <translation>空值 null</translation>
    </message>
    <message>
        <source>Content × position</source>
        <translation>内容 × 位置</translation>
    </message>
    <message>
        <source>Position × content</source>
        <translation>位置 × 内容</translation>
    </message>
    <message>
        <source>Position × position</source>
        <translation>位置 × 位置</translation>
    </message>
    <message>
        <source>one speed, for teaching</source>
        <translation>单一速度，教学用</translation>
    </message>
    <message>
        <source>a tensor of a file cannot be read here, give the numbers</source>
        <translation>此处不能读取文件中的张量，请直接给出数值</translation>
    </message>
    <message>
        <source>Adds a learned vector for the clipped displacement to each pair&apos;s key, and to its value where that is on.</source>
        <translation>给每对词元的键加上一个由截断位移决定的学习向量；打开时也加到值上。</translation>
    </message>
    <message>
        <source>What position adds to a score depends on the displacement alone</source>
        <translation>位置给得分加上的那一项只取决于相对位移</translation>
    </message>
    <message>
        <source>must go up, got %1 and then %2</source>
        <translation>必须递增，得到的是 %1，然后 %2</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>there is no display to open a window on; locus export writes figures without one</source>
        <translation>没有可打开窗口的显示器；locus export 无需显示器即可写出图片</translation>
    </message>
</context>
</TS>
