/** The look of the HTML report. Colours are pairs of at least 7:1. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf8f3, #14130f);
  --raised: light-dark(#ffffff, #1f1d18);
  --ink: light-dark(#1b1a17, #f4efe4);
  --muted: light-dark(#4a4741, #c9c2b4);
  --rule: light-dark(#d8d2c4, #3d3a32);
  --edge: light-dark(#77726a, #8d877b);
  --breaking: light-dark(#9a1b1b, #ffb3ab);
  --risky: light-dark(#6a4b00, #f0cf7a);
  --safe: light-dark(#0b5a34, #8fe0b0);
  --none: light-dark(#485058, #d3dae0);
  --link: light-dark(#0a3f8f, #a9c8ff);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-block: 1rem; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.875rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; unicode-bidi: isolate; }
.skip { position: absolute; inset-inline-start: 1rem; padding: 0.625rem 1rem; background: var(--ink); color: var(--ground); }
.skip:not(:focus) { block-size: 1px; inline-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
.page-header, main, footer { max-inline-size: 76rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 3rem); }
.page-header { padding-block: clamp(1.5rem, 5vw, 4rem) 2rem; }
.kind { margin: 0 0 1rem; color: var(--muted); }
h1 { max-inline-size: 26em; margin: 0; font: 400 clamp(1.625rem, 1.2rem + 2vw, 2.5rem)/1.2 "Iowan Old Style", Palatino, "Palatino Linotype", Charter, Georgia, serif; text-wrap: balance; }
.lead { max-inline-size: 70ch; margin: 0.75rem 0 0; color: var(--muted); }
.counts { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 2rem 0 0; padding-block-start: 1rem; border-block-start: 1px solid var(--rule); }
.counts div { display: flex; flex-direction: column-reverse; }
.counts dt { color: var(--muted); font-size: 0.875rem; }
.counts dd { margin: 0; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; color: var(--tone, var(--ink)); }
[data-tone=breaking] { --tone: var(--breaking); }
[data-tone=risky] { --tone: var(--risky); }
[data-tone=safe] { --tone: var(--safe); }
[data-tone=none] { --tone: var(--none); }
.group > h2 { padding-block-end: 0.5rem; border-block-end: 1px solid var(--rule); }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
h2 span { color: var(--muted); font-weight: 400; font-variant-numeric: tabular-nums; }
.left-out { max-inline-size: 70ch; margin-block-end: 2.5rem; padding-inline-start: 1.25rem; border-inline-start: 4px solid var(--risky); }
.left-out ul { margin: 0; padding-inline-start: 1.25rem; }
.filters { margin-block-end: 2.5rem; }
.filters h2 { font-size: 1rem; }
.filters label, legend { color: var(--muted); font-size: 0.875rem; }
.filters fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; }
.more { margin-block-start: 0.5rem; }
.more > summary { min-block-size: 2.75rem; padding-block: 0.625rem; }
.fields { display: grid; gap: 1rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); }
.fields > * { min-inline-size: 0; }
input[type=search], select {
  display: block; inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 0.25rem; padding: 0.5rem 0.75rem;
  border: 1px solid var(--edge); border-radius: 0; background: var(--raised); color: var(--ink); font: inherit;
}
.filters .choice { display: flex; align-items: center; gap: 0.625rem; min-block-size: 2.75rem; color: var(--ink); font-size: 1rem; }
.choice input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--link); flex: none; }
.choice span { color: var(--muted); font-variant-numeric: tabular-nums; }
.shown { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; margin-block-start: 1rem; }
.shown p { margin: 0; font-variant-numeric: tabular-nums; }
button { min-block-size: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--edge); border-radius: 0; background: none; color: var(--ink); font: inherit; cursor: pointer; }
.group, .set-aside { margin-block-end: 3rem; }
.finding {
  content-visibility: auto; contain-intrinsic-size: auto 17rem;
  margin-block-start: 1.5rem; padding: 0.5rem 1.25rem; border-inline-start: 3px solid var(--tone, var(--edge));
}
.finding:target { background: var(--raised); outline: 2px solid var(--tone, var(--edge)); outline-offset: -2px; }
.verdict { margin: 0; color: var(--tone); font-size: 0.875rem; font-weight: 600; }
.verdict span { color: var(--muted); font-weight: 400; }
h3 { margin: 0.125rem 0 0; font-size: 1.125rem; line-height: 1.4; max-inline-size: 75ch; }
.why { max-inline-size: 75ch; margin: 0.25rem 0 0; }
.facts { margin: 1rem 0 0; display: grid; gap: 0.5rem 1.5rem; max-inline-size: 60rem; }
.facts > div { min-inline-size: 0; }
.facts dt { color: var(--muted); font-size: 0.875rem; }
.facts dd { margin: 0; max-inline-size: 75ch; }
pre { margin: 0.25rem 0; padding: 0.75rem 1rem; background: var(--raised); border: 1px solid var(--rule); white-space: pre-wrap; tab-size: 2; }
details > summary { min-block-size: 1.5rem; cursor: pointer; }
details ul { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; columns: 16rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--muted); margin-block-end: 0.5rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-block-start: 1px solid var(--rule); text-align: start; font-weight: 400; }
thead th { color: var(--muted); font-size: 0.875rem; border: 0; }
td { text-align: end; }
thead th + th { text-align: end; }
footer { padding-block: 1.5rem 3rem; color: var(--muted); font-size: 0.875rem; }
footer p { margin: 0; padding-block-start: 1rem; border-block-start: 1px solid var(--rule); }
@media (min-width: 40rem) {
  .facts > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 1.5rem; }
  .facts dt { padding-block-start: 0.125rem; }
}
@media (min-width: 70rem) {
  .with-filters { display: grid; grid-template: auto 1fr / minmax(0, 1fr) 17rem; column-gap: 4rem; align-items: start; }
  .with-filters > * { grid-column: 1; }
  .filters { grid-column: 2; grid-row: 1 / span 2; position: sticky; inset-block-start: 1rem; max-block-size: calc(100vh - 2rem); overflow: auto; padding: 0.25rem; }
  .fields { grid-template-columns: minmax(0, 1fr); }
}
@media (forced-colors: active) {
  :root { --rule: CanvasText; --edge: ButtonBorder; --tone: CanvasText; --link: LinkText; }
  .finding:target { outline-color: Highlight; }
}
@media print {
  :root { color-scheme: light; --ground: #fff; }
  html { font-size: 10pt; }
  .filters, .skip { display: none; }
  .with-filters { display: block; }
  .finding { content-visibility: visible; break-inside: avoid; }
  h2, h3, .verdict { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
  a { color: inherit; }
}
`;
