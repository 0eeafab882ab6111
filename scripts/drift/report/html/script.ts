/** Search and filters of the HTML report, which reads as well without them. */
export const SCRIPT = `
(() => {
  const form = document.querySelector('form');
  if (!form) return;
  const findings = [...document.querySelectorAll('article')];
  const groups = [...document.querySelectorAll('.group')];
  const status = form.querySelector('[role=status]');
  const texts = new Map();
  const number = (count) => count.toLocaleString('en-US');
  let timer = 0;

  function textOf(finding) {
    let text = texts.get(finding);
    if (text === undefined) {
      text = finding.textContent.toLowerCase();
      texts.set(finding, text);
    }
    return text;
  }

  function show() {
    const { words, direction, rule } = form.elements;
    const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const verdicts = [...form.querySelectorAll('[name=verdict]:checked')].map(({ value }) => value);
    let shown = 0;
    for (const finding of findings) {
      const { verdict, direction: sent, rule: id } = finding.dataset;
      const fits =
        verdicts.includes(verdict) &&
        (!direction.value || sent === direction.value || sent === 'both') &&
        (!rule.value || id === rule.value) &&
        (wanted.length === 0 || wanted.every((word) => textOf(finding).includes(word)));
      finding.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const group of groups) {
      const count = group.querySelectorAll('article:not([hidden])').length;
      group.hidden = count === 0;
      group.querySelector('h2 span').textContent = number(count);
    }
    status.textContent =
      shown === 0
        ? 'No finding matches.'
        : number(shown) + ' of ' + number(findings.length) + ' findings shown.';
  }

  function showAll() {
    form.reset();
    show();
  }

  function showTarget() {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    if (target.closest('[hidden]')) showAll();
    target.scrollIntoView();
    // The size of a finding is known when it is drawn: the place of the next ones is a guess first.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  }

  form.hidden = false;
  form.parentElement.className = 'with-filters';
  form.querySelector('.more').open = matchMedia('(min-width: 70rem)').matches;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, 150);
  });
  form.querySelector('button').addEventListener('click', showAll);
  addEventListener('hashchange', showTarget);
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  // A browser may keep what was typed when the page is loaded again.
  show();
  if (location.hash) showTarget();
})();
`;
