<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>ExportFlow</name>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 figures (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Painters</name>
    <message>
        <source>Wrong on purpose: bias added after softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong on purpose: pairing and speeds of different layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong on purpose: sine only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias against displacement</source>
        <translation>偏置与位移</translation>
    </message>
    <message>
        <source>Position term against displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of two position vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score against displacement</source>
        <translation>分数与位移</translation>
    </message>
    <message>
        <source>The same curve for every i. Scores do not follow it alone: content enters too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>this pair, moved to every Δ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean cos Δθ, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>Δ = %1 lies beyond this axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys after the query: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>added by position</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy, bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean distance of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy of the row, bits</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column: dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1: period %2 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 has no allowed key: weights and output are 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket %1: Δ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangles: Δ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined: every Δ = %1</source>
        <translation>描边：所有 Δ = %1</translation>
    </message>
    <message>
        <source>Outlined diagonal: every pair with Δ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one is masked</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns nothing: circles belong to RoPE and to the sinusoid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1 · ω = %2 rad / position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block %1 · dims %2, %3 · θ = %4 rad / position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is allowed: all weights are 0.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias above, weights below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights differ by up to %1: without the causal mask key and last are not defined, and no constant makes up for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same weights, largest difference %1: in this row the biases differ by a constant, and softmax drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights differ by up to %1: added after softmax, a constant is not dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights differ by up to %1: at these positions the biases do not differ by a constant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a power of two:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the slope of head h is 2^(−%1h/%2): %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no power of two:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads 1–%1 take the %1-head series, %2;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 takes term %2 of the %3-head series.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1–%2 take %3 of the %4-head series.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom slopes, an experiment: the method never trains them. Hollow: the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bucket per distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after: %1 →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← keys before the query: buckets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys after, masked: %1 →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys after: buckets %1 →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys after: bucket %1 →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max distance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buckets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bucket %1: %2 and beyond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buckets %1 and %2: %3 and beyond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buckets reached %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 is never used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, never used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float32 puts Δ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Δ = j − i, spaced by log₂(1 + |Δ|)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys after the query masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom, an experiment: the method never trains its slopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all $r_{%1}$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content, content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content, position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position, content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position, position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even p · p does not follow Δ alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even p · p does not follow Δ alone: from %1 to %2 over the %3 pairs with %4. The score is not purely relative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p · p follows Δ alone, x · p and p · x do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p · p follows Δ alone, x · p and p · x do not: together they run from %1 to %2 over the %3 pairs with %4. The score is not purely relative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the %1 pairs with %2 position adds the same to every score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined: every δ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined: every pair that shares δ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one row per clipped displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no vector for each displacement: these belong to Shaw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key vectors and value vectors are off: every query sees the same keys, and position does not enter.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair’s own value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K = 0: every displacement adds the same vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift-click a pair of another query to set it beside this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each query sees its own key: no shared k′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each query sums its own values: no shared v′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights $a_{%1,j}$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output $y_{%1}$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value vectors are added after softmax, so only the output moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds no value vectors: these belong to Shaw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rises again beyond |Δ| = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle −π … π</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each 1/%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>A causal mask carries order by itself: row i averages over the first i + 1 tokens. With one content everywhere each of them weighs 1/(i + 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A causal mask carries order by itself: row i averages over the first i + 1 tokens, so rows differ though no method says where a token stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a mask every row averages over the same tokens: nothing tells their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row averages over the keys that its mask allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Multiply-adds of one head. Twice the tokens: twice the rotations, four times the scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block %1: channels %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero outside of the blocks; 1 where nothing turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero outside of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference of the two sides in all blocks: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at position %1 · %2 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bias alone prefers %1; %2 wins all the same, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it none does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it does without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with the bias; without it all weigh the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with the bias and without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with the bias, %2 without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All allowed keys weigh the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with position; without it all weigh the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with position and without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with position, %2 without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row sum %1, not 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideViews</name>
    <message>
        <source>There is one head only. This picture comes back when there are several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method shown has no such picture. It comes back with a method that has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this picture in a window of its own</source>
        <translation type="unfinished"></translation>
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
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Table of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;tach picture</source>
        <translation type="unfinished"></translation>
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
        <translation>加在 Softmax 之后</translation>
    </message>
    <message>
        <source>mix pairings</source>
        <translation>混用配对</translation>
    </message>
    <message>
        <source>sine only</source>
        <translation>只用正弦</translation>
    </message>
</context>
<context>
    <name>locus::app::CommandLine</name>
    <message>
        <source>standard output: cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how a Transformer knows where a token stands.

  locus [FILE]                 open the window, with a scene
  locus print TABLE [--scene FILE] [--set KEY=VALUE]... [--format json|csv]
  locus export [--scene FILE] [--set KEY=VALUE]... --view VIEW
               --out FILE.{png,svg,pdf} [--size 120x90mm|1600x1200px] [--dpi N]
               [--theme light|dark|print] [--transparent]
  locus params                 every KEY with range, default, unit, meaning
  locus --version | --help

TABLE   %1
VIEW    heatmap, circles, curve, encoding
VALUE   JSON, or an expression such as pi/2, or text

Exit status: 0 done, 1 input refused, 2 wrong usage, 3 output not written,
4 no display.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene is too large for the memory of this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--set needs KEY=VALUE, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key %1 (see locus params)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected word %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format is json or csv, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print needs a TABLE: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown table %1; there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--view is one of %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--theme is one of %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHTmm or WIDTHxHEIGHTpx, up to %1 mm or %2 px, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dpi is a whole number from %1 to %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out ends in .png, .svg or .pdf, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export needs --view: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export needs --out FILE, ending in .png, .svg or .pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::DetachedView</name>
    <message>
        <source>%1 – Locus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation type="unfinished"></translation>
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
        <source>Locus scenes (*.locus.json);;JSON files (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save scene</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Locus scenes (*.locus.json)</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>locus::app::ExplorePage</name>
    <message>
        <source>Reset method</source>
        <translation>重置方法</translation>
    </message>
</context>
<context>
    <name>locus::app::ExportDialog</name>
    <message>
        <source>Heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 mm, drawn as lines and text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::Figure</name>
    <message>
        <source>%1 turns nothing: there are no circles to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds no position vectors: there is no encoding to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a figure is a .png, .svg or .pdf file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of that many pixels is too large; choose a smaller size or resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be encoded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::GivenNumbers</name>
    <message>
        <source>v has %1 rows, k would have %2: paste q, k and v together, an empty row between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k would have %1 columns, q %2: paste q, k and v together, an empty row between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x would have %1 columns, but %2 takes %3</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channels of v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channels of x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given now, the same for every head: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given now: %1 of head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers do not fit into %2 selected cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no numbers here to replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers follow from x, q, k and v: paste there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers follow from q, k and v: paste there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds to x, and q, k and v follow: paste into x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1, column %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no numbers to paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 has %2 numbers, the others %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the comma in %1 may mean several things; use a point and tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x is one table, without empty rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty rows part q, k and v, and there are %1 tables</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next stage in the heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal mask on and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock the displacement: query and key move together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous and next head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads side by side; Enter or a double-click shows one alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets pinned pairs go, then leads back to all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the map: move query and key; on a slider: one step, with Shift a tenth, with Ctrl ten steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a slider: play and pause; in the pipeline: show that stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo and redo; one entry for a whole drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the picture in focus as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Click in the pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows that stage in the heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses query and key; all pictures follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hover over the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows a pair&apos;s numbers and moves nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hover over a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift-click in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pins a pair; two pinned pairs are compared below the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag in the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves the key along the displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses the key; with Shift the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click on a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts that number back to its default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a scene file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Blue, round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query i, a row of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange, square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key j, a column of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what position does; Δ = j − i is the displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where in the pipeline position enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringed box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stage that the heat map shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dashed box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place that this method leaves empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked: no number stands there, not even zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers from a seed where a model would have learned them</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture in focus in a window of its own, for a second screen; there F11 fills the screen, Escape closes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stage as a table of numbers: copy them, or paste x, q, k or v of a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a slider: a tenth of its range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a slider: its ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− and + at a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step; held, they repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click on a name or a knob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1e6, 500k, 2^14 and pi/3 are read; it may lie beyond the slider, which then reaches that far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right click on a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it plays, where its play starts and ends; copies the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows beside Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how and how fast all sliders play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a handle, a step or a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves that number: T5&apos;s buckets and biases, ALiBi&apos;s slopes</source>
        <translation type="unfinished"></translation>
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
    <name>locus::app::MainWindow</name>
    <message>
        <source>This cannot be done here</source>
        <translation>此处无法这样做</translation>
    </message>
    <message>
        <source>%1[*] – Locus</source>
        <translation>%1[*] – Locus</translation>
    </message>
    <message>
        <source>This figure cannot be exported</source>
        <translation>此图片无法导出</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>已写入 %1</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in the cells, where they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which stage of the head is shown (S for the next one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head is shown ([ and ] step)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::ParamList</name>
    <message>
        <source>finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integers, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booleans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number(s), %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KEY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RANGE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MEANING</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::ParamText</name>
    <message>
        <source>log scale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::ParameterCard</name>
    <message>
        <source>Parameters</source>
        <translation type="unfinished">参数</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished">重置</translation>
    </message>
    <message>
        <source>Put the numbers of this method back to their defaults</source>
        <translation type="unfinished">将此方法的数值恢复为默认值</translation>
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
    <name>locus::app::SceneJson</name>
    <message>
        <source>a byte order mark is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing may follow the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lone surrogate is no character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a control character inside a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown escape inside a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number is not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number as JSON writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a directory, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::SceneStore</name>
    <message>
        <source>Several numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::SettingValue</name>
    <message>
        <source>the text is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::SideCard</name>
    <message>
        <source>Which picture is shown</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::StageView</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected numbers with all their digits (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste numbers of a spreadsheet here (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::app::TableFlow</name>
    <message>
        <source>Paste numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are still being computed</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no numbers to copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many numbers to copy at once: at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move the selected pair, Ctrl+C copies the selected numbers, Ctrl+V pastes numbers where x, q, k and v are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which stage of the head is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head is shown</source>
        <translation type="unfinished"></translation>
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
        <source>Sinusoidal encoding of four channels</source>
        <translation>四通道正余弦编码</translation>
    </message>
    <message>
        <source>RoPE, a quarter turn per position</source>
        <translation>RoPE，每个位置转四分之一圈</translation>
    </message>
    <message>
        <source>RoPE, the same turn, another key</source>
        <translation>RoPE，同样的转角，另一个键</translation>
    </message>
    <message>
        <source>ALiBi, slope 0.5</source>
        <translation>ALiBi，斜率 0.5</translation>
    </message>
    <message>
        <source>ALiBi, a far key that wins</source>
        <translation>ALiBi，胜出的远处键</translation>
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
        <source>the the: one token at two positions</source>
        <translation>the the：同一词元处于两个位置</translation>
    </message>
    <message>
        <source>Original Transformer, d_model 512</source>
        <translation>原始 Transformer，d_model 512</translation>
    </message>
    <message>
        <source>BERT-base, table of 512 × 768</source>
        <translation>BERT-base，512 × 768 的表</translation>
    </message>
    <message>
        <source>T5, 32 buckets up to 128, 12 heads</source>
        <translation>T5，32 个桶，至 128，12 个头</translation>
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
        <source>LLaMA, head of 128, base 10000</source>
        <translation>LLaMA，头维 128，底数 10000</translation>
    </message>
    <message>
        <source>PaLM, head of 256</source>
        <translation>PaLM，头维 256</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>the tokens of source tokens; the same text has the same vector wherever it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content seed</source>
        <translation>内容种子</translation>
    </message>
    <message>
        <source>seed of token vectors and random projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>模型维数</translation>
    </message>
    <message>
        <source>channels of x</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>number of attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>how the projections to q, k and v are made when none are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>number of tokens of the sources identical and random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>queries: one vector (source identical), rows, or rows per head (source arrays)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>keys: one vector (source identical), rows, or rows per head (source arrays)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>values, as many as keys; null takes the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>input rows of source arrays, instead of q, k and v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>查询投影</translation>
    </message>
    <message>
        <source>projection of x to the queries of all heads; null is the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>键投影</translation>
    </message>
    <message>
        <source>projection of x to the keys of all heads; null is the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>值投影</translation>
    </message>
    <message>
        <source>projection of x to the values of all heads; null is the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>where each token stands; null counts from 0</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed pairs</source>
        <translation>允许的对</translation>
    </message>
    <message>
        <source>mask custom: true where the query (row) may use the key (column)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>true for a padding key, which no query may use under any mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>divide q · k by the square root of the head size, or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>the position method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>base of the wavelengths, from 2 pi to almost 2 pi times the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>sine and cosine side by side, or all sines before all cosines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table length</source>
        <translation>表长</translation>
    </message>
    <message>
        <source>rows of the position table; there is no row for a position beyond it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table seed</source>
        <translation>表的种子</translation>
    </message>
    <message>
        <source>seed of the untrained tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>position table; null draws untrained rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>add a segment vector as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segment of each token</source>
        <translation>每个词元的片段</translation>
    </message>
    <message>
        <source>row of the segment table for each token; null is 0 for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segment table</source>
        <translation>片段表</translation>
    </message>
    <message>
        <source>segment vectors; null draws two untrained rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>displacements beyond it share the vector at the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key vectors</source>
        <translation>键向量</translation>
    </message>
    <message>
        <source>add relative vectors to the keys of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value vectors</source>
        <translation>值向量</translation>
    </message>
    <message>
        <source>add relative vectors to the values of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed of the untrained relative vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key table</source>
        <translation>键表</translation>
    </message>
    <message>
        <source>2 radius + 1 relative vectors for keys; null draws untrained ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value table</source>
        <translation>值表</translation>
    </message>
    <message>
        <source>2 radius + 1 relative vectors for values; null draws untrained ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>number of distance buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>the logarithmic buckets are laid out up to here; the last one is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>half of the buckets for keys after the query; otherwise those share bucket 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed of the untrained bucket values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket values</source>
        <translation>桶的数值</translation>
    </message>
    <message>
        <source>one number per bucket and head; null draws untrained ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slope exponent</source>
        <translation>斜率指数</translation>
    </message>
    <message>
        <source>the rule&apos;s slopes are 2^(-max_bias h / heads)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>slope of each head; null follows the rule</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base of the angular speeds: block r turns by base^(-2r / rotary_dim) per position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angular speed</source>
        <translation>角速度</translation>
    </message>
    <message>
        <source>radians per position, one for every block or one each; replaces base</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary part</source>
        <translation>旋转部分</translation>
    </message>
    <message>
        <source>channels that turn, an even number; null turns the whole head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>旋转</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>破坏它</translation>
    </message>
    <message>
        <source>a deliberate error, labelled wherever it is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permutation</source>
        <translation>置换</translation>
    </message>
    <message>
        <source>order in which the tokens are shown to the head once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>positions met in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluated length</source>
        <translation>求值长度</translation>
    </message>
    <message>
        <source>positions to evaluate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared methods</source>
        <translation>对比的方法</translation>
    </message>
    <message>
        <source>methods shown side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference method</source>
        <translation>参照方法</translation>
    </message>
    <message>
        <source>what the others are compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>page of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query position</source>
        <translation>查询位置</translation>
    </message>
    <message>
        <source>selected query row</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>matrix shown as heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>show every head side by side and the chosen one beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定的对</translation>
    </message>
    <message>
        <source>one or two pairs (query, key) kept for comparison</source>
        <translation type="unfinished"></translation>
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
        <translation>偏置加在 Softmax 之后</translation>
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
</context>
<context>
    <name>locus::widgets::AlibiFormsView</name>
    <message>
        <source>Three forms of the bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of the query with the bias from the distance, from the key, and from the last key. The arrow keys choose a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three forms, one row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::AlibiLinesView</name>
    <message>
        <source>Lines of bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line per head. The left and right arrow keys move the displacement, up and down change the slope of the chosen head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the rule&apos;s slopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag a line: its slope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::AlibiSlopesView</name>
    <message>
        <source>Slopes of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dot per head on a logarithmic scale. The left and right arrow keys choose a head, up and down change its slope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slopes of %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::BucketRulerView</name>
    <message>
        <source>Bucket ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance buckets along a logarithmic axis, and the bias of every head. The left and right arrow keys move the displacement, up and down change the bias of its bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the untrained values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket ruler and bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag a handle or a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation type="unfinished"></translation>
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
    <name>locus::widgets::ChannelsView</name>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which channels turn together, and the vectors of the pair before and after. Left and right choose the block, up and down the pairing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 turn, darker is faster</source>
        <translation type="unfinished"></translation>
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
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 of %2 claims hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 claims that should hold here do. Press for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more need not hold here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>破坏它</translation>
    </message>
    <message>
        <source>One deliberate change; a second press takes it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::ClaimList</name>
    <message>
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (need not hold here)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::ClaimWords</name>
    <message>
        <source>no method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with this mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask goes by places, so the order of the tokens counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method goes by places, so the order of the tokens counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method knows the index itself, not only the displacement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row sums = 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked keys: no influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terms add up to $e_{ij}$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$e_{ij} + c$: same weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over rows stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depends on $Δ$ alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both pairings: same score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It should hold for %1; the deliberate mistake spoils it: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It should hold for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It should not hold for %1: this is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may hold or not for %1: these numbers decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that move with their tokens, and a mean that stays: “bag of words” is only a picture of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest difference %1, limit %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::CurveView</name>
    <message>
        <source>Curve against displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score against displacement</source>
        <translation>分数与位移</translation>
    </message>
    <message>
        <source>Δ = j − i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>The left and right arrow keys move the displacement. Under RoPE plus and minus change how far the axis reaches, and a click in the strip of angles picks a block.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::EncodingView</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P[i] + S[segment], %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are positions, columns are dimensions. The arrow keys choose a row and a frequency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four maps of query by key that add up to the score: content with content, content with position, position with content, position with position. The arrow keys move the selected pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four parts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeadDetailView</name>
    <message>
        <source>The chosen head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its map and what it does with the row of the query.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all heads</source>
        <translation type="unfinished">%1，所有头</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeadPlotView</name>
    <message>
        <source>What differs between the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dot per head. The arrow keys choose a head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs between heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeadStrip</name>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
</context>
<context>
    <name>locus::widgets::HeatmapView</name>
    <message>
        <source>Heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are queries, columns are keys. The arrow keys move the selected pair.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used: values are given in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for teaching</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the displacement</source>
        <translation>锁定位移</translation>
    </message>
    <message>
        <source>The displacement is held: i and j move together. Click to free them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i and j move by themselves. Click to hold their displacement.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masked: query %1 may not use key %2. There is no score, and the weight is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query → key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score before softmax, content alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score before softmax: content, position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight after softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight without position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content with position, position with content, position with position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector of displacement %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias of bucket %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias: slope times distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias: slope times place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest of %1 blocks: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rad</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>Numbers of the selected pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the formula as LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket of Δ %1</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, also with the space bar; a right click chooses how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step less; with Shift a tenth, with Ctrl ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step more; with Shift a tenth, with Ctrl ten</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::PinsView</name>
    <message>
        <source>Pinned pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and a click in the map pin a pair; Escape lets all go</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::Pipeline</name>
    <message>
        <source>States</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind</source>
        <translation type="unfinished"></translation>
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
        <translation>分数</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine only</source>
        <translation>只用正弦</translation>
    </message>
    <message>
        <source>One vector per token: what it is, not where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vector per position, added to the token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the projections are made from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token looks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token hands over. It is not rotated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns q and k by angles that grow with their positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queries as they enter the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys as they enter the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number per query and key, position and mask included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scaled score without the position method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the method changed in the scaled score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which relation vector each pair of tokens takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number per pair, added to the scaled score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys a query may look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns the scores of a query into weights that sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds up the values, each by its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each query takes along from this head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index of each token, as waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index of each token, as a row of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the displacement j − i, clipped at ±K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bucket that j − i falls in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the distance between i and j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>j − i, as the difference of two turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the input, hence q, k and v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key and the value of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score, by a learned number per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score, by a fixed slope per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q and k after projection, never v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a mask, permuted tokens give permuted outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content and position mix: the score does not follow j − i alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>past the last row of the table there is no vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond ±K all displacements look alike; each pair has its own key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all keys in the last bucket look equally far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far keys lose weight in every head; a penalty is not a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score follows j − i and the content; pair channels as in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are common paths, not the limits of what is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click again for the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong on purpose: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 enters here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::PipelineStrip</name>
    <message>
        <source>Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::Play</name>
    <message>
        <source>There and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down, again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once, to the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::PlayChoice</name>
    <message>
        <source>How sliders play: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sliders play: %1, speed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::PrefixView</name>
    <message>
        <source>What the mask alone tells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rows of the weights, a cell per key. The arrow keys choose a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first rows of the weights</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per clipped displacement, beside them the key of the selected pair. The up and down arrow keys choose a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::RotationCostView</name>
    <message>
        <source>Multiply-adds against the length of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotations grow with the length, scores with its square. The left and right arrow keys change the length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiply-adds against n</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::RotationMatrixView</name>
    <message>
        <source>Rotation matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block-diagonal matrix of the query&apos;s position, and one block of the product that depends on the displacement alone. The left and right arrow keys choose the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::RotationView</name>
    <message>
        <source>Rotation circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One circle per pair of channels. The arrow keys choose a circle. Where the same q and k stand at every position, the hands of the large circle can be dragged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a hand to change q or k (Shift: without snapping)</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
    <name>locus::widgets::SliderMenu</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As all sliders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 as start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 as end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the whole range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag: key. With Shift, or by dragging its chip: query.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::TokensRow</name>
    <message>
        <source>Words are parted by spaces, Chinese characters stand for themselves. The tokenizer of a trained model is something else: it cuts words into pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs at least one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::ValueSwitchView</name>
    <message>
        <source>Value vectors off and on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights and the output of the selected query, without the value vectors and with them. Left and right choose a key, up and down switch the vectors off and on.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>from the seed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>locus::widgets::Words</name>
    <message>
        <source>must be &gt; %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be at least %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be at most %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be &gt; %1 and at most %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1 to %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size such as 120x90mm or 1600x1200px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1 or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This belongs to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected query %1 is outside 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected key %1 is outside 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected head %1 is outside 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rows differ in length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array with %1 indices does not fit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have %1 entries along index %2, has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is %1, but what else is given makes it %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its %1 channels do not divide into %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing, must be &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number, got %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot stand beside %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is needed because of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency scaling is not supported yet, must be null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensors from files are not supported yet, give the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must name every index from 0 on exactly once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names the same thing twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not defined here</source>
        <translation>此处无定义</translation>
    </message>
    <message>
        <source>The sinusoidal encoding pairs channels, so d_model must be even; it is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learned table has %1 rows (0 to %2); there is none for position %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method adds to the input x, but the scene gives q, k and v directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 needs at least one bucket for an exact distance; %1 buckets leave none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 needs max_distance above %1, the number of exact buckets; it is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ALiBi forms key and last are defined under a causal mask only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE turns pairs of channels, so the rotary part must be even; it is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE cannot turn %1 channels of a head that has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the bias added after softmax there are no log-weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this method does is no function of the displacement alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no input x: the scene gives q, k and v directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs %1 bytes of memory (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which the system does not give</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a fixed wave vector to each token before any projection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks up one row per index and adds it to the token, before any projection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a learned vector for the clipped displacement to each pair&apos;s key, and to its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks up one learned number per distance bucket and adds it before softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtracts a fixed slope times the distance, before softmax.</source>
        <translation>在 Softmax 之前减去“固定斜率 × 距离”，斜率不参与训练。</translation>
    </message>
    <message>
        <source>Turns q by iθ and k by jθ; their dot product sees only the difference.</source>
        <translation type="unfinished"></translation>
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
        <translation>分数</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A masked key has no influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terms add up to the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A constant added to a row of scores changes no weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permuted tokens give outputs permuted in the same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean output does not depend on the order of the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifting all positions changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation keeps the length of every query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning q by i and k by j is turning k by j − i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both channel layouts give the same scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed shift of position is one linear map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of true and false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number or an array of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content × position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position × content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position × position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one speed, for teaching</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>there is no display to open a window on; locus export writes figures without one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
