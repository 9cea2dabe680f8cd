/** Styles of a standalone page: system fonts, no files, printable. */
export const EXPORT_STYLE = `
:root{color-scheme:light;--ink:#041c13;--paper:#f7fafc;--green:#35e583;--line:#cfd6dd;--soft:#4c5663}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
header,main,footer{max-width:58rem;margin:0 auto;padding:0 1.25rem}
header{max-width:none;background:var(--green);padding:2.5rem max(1.25rem,calc((100vw - 58rem)/2 + 1.25rem)) 3rem}
.kicker{margin:0 0 1.5rem;font-weight:800;letter-spacing:.02em}
h1{margin:0;font-size:clamp(2.6rem,7vw,4.5rem);line-height:.95;font-weight:900;text-transform:uppercase;letter-spacing:-.01em}
.lead{max-width:38em;margin:1.25rem 0 0;font-size:1.2rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;list-style:none;padding:1.5rem 0 0;margin:0}
a{color:inherit;text-underline-offset:.2em}
section{margin:2.25rem 0;padding-top:1rem;border-top:4px solid var(--ink);break-inside:avoid-page}
h2{margin:0 0 .75rem;font-size:1.5rem;line-height:1.15}
dl{display:grid;grid-template-columns:minmax(9rem,16rem) 1fr;margin:0}
dt,dd{margin:0;padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{overflow-wrap:anywhere;font-weight:600}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;min-width:6rem}
th{color:var(--soft);font-weight:600;white-space:nowrap}
.none{color:var(--soft);font-weight:400}
.files{list-style:none;padding:0;display:grid;gap:1rem}
.files li{display:flex;gap:1rem;align-items:center;overflow-wrap:anywhere}
.files img{width:6rem;height:6rem;object-fit:cover;border:3px solid var(--ink)}
code{font-size:.9em;background:#e3e8ed;padding:.1em .35em}
footer{padding:1rem 1.25rem 3rem;color:var(--soft);font-size:.95rem}
@media (max-width:34rem){dl{grid-template-columns:1fr}dt{border:0;padding-bottom:0}dd{padding-top:0}}
@media print{body{background:#fff;font-size:11pt}header{padding:0 0 1rem;background:none;border-bottom:4px solid var(--ink)}nav{display:none}.wide{overflow:visible}}
`
