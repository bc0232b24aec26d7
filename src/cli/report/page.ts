/** How a report looks, in the light and in the dark. */
export const STYLE = `
:root{--paper:#f7f6f3;--card:#fff;--ink:#1d2228;--faint:#66707b;--line:#dcdfe3;--accent:#2a6f77;
--c0:#2f6fb3;--c1:#c4572f;--c2:#3d8a57;--c3:#8a55a8;--c4:#a8832a;--c5:#5c6672}
@media(prefers-color-scheme:dark){:root{--paper:#14171b;--card:#1c2026;--ink:#e7eaee;--faint:#97a1ac;--line:#323943;--accent:#6fc3cc;
--c0:#6ea8e6;--c1:#f08b63;--c2:#79c795;--c3:#c394e0;--c4:#e0bc66;--c5:#a7b1bd}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header,main{max-width:66rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.75rem}
h1{font-size:1.7rem;line-height:1.25;margin:0;text-wrap:balance}
header p{color:var(--faint);margin:.4rem 0 1.5rem}
main{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,29rem),1fr));padding-bottom:4rem;align-items:start}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.25rem 1.4rem;min-width:0}
section:last-child{grid-column:1/-1}
h2{font-size:1.1rem;margin:0}
section>p{color:var(--faint);margin:.2rem 0 .9rem;font-size:.92rem;max-width:70ch}
svg{width:100%;height:auto;display:block;overflow:visible;max-width:56rem;margin:0 auto}
svg text{fill:var(--ink);font-size:13px}
svg .mark{fill:var(--faint);font-size:12px}
svg .small{font-size:12px}
.grid{stroke:var(--line);stroke-width:1}
.even{stroke:var(--faint);stroke-width:1.5;stroke-dasharray:5 4}
.c0{--c:var(--c0)}.c1{--c:var(--c1)}.c2{--c:var(--c2)}.c3{--c:var(--c3)}.c4{--c:var(--c4)}.c5{--c:var(--c5)}
.whisker{stroke:var(--c);stroke-width:2}
.dot,.bar{fill:var(--c)}
.bar{opacity:.85}
.spot{fill:var(--c);fill-opacity:.55;stroke:var(--c)}
.course{fill:none;stroke:var(--c);stroke-width:2.5;stroke-linejoin:round}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;margin:.8rem 0 0!important}
.key i{display:inline-block;width:.75em;height:.75em;border-radius:50%;background:var(--c);margin-right:.45em}
.scroll{overflow-x:auto;margin-top:1rem}
table{border-collapse:collapse;width:100%;font-size:.88rem;font-variant-numeric:tabular-nums}
th,td{padding:.34rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left;padding-left:0}
th{color:var(--faint);font-weight:600}
tbody tr:last-child td{border-bottom:0}
.sortable th{padding:0}
.sortable th button{all:unset;cursor:pointer;padding:.34rem .6rem}
.sortable th:first-child button{padding-left:0}
.sortable th button:hover,.sortable th button:focus-visible{color:var(--accent);text-decoration:underline}
.sortable th[aria-sort=ascending] button::after{content:" \\2191"}
.sortable th[aria-sort=descending] button::after{content:" \\2193"}
@media print{body{background:#fff}section{break-inside:avoid}}
`.trim();

/** Sorts a table by the column whose heading is pressed; without it the page says the same. */
export const SCRIPT = `
for(const table of document.querySelectorAll('.sortable')){
const body=table.tBodies[0],heads=[...table.tHead.rows[0].cells];
heads.forEach((head,column)=>{
const button=document.createElement('button');button.textContent=head.textContent;head.replaceChildren(button);
button.addEventListener('click',()=>{
const down=head.getAttribute('aria-sort')!=='descending';
for(const other of heads)other.removeAttribute('aria-sort');
head.setAttribute('aria-sort',down?'descending':'ascending');
const value=row=>{const text=row.cells[column].textContent,number=parseFloat(text);return Number.isNaN(number)?text:number};
const rows=[...body.rows].sort((a,b)=>{const x=value(a),y=value(b);
const order=typeof x==='number'&&typeof y==='number'?x-y:String(x).localeCompare(String(y));return down?-order:order});
body.replaceChildren(...rows)})})}
`.trim();
