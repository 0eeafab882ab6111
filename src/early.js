(onstorage = () => {
  let { dataset } = document.documentElement;
  dataset.pay = /\bpay=card/.test(document.cookie) ? 'card' : 'check';
  try {
    Object.assign(dataset, JSON.parse(localStorage.settings));
  } catch {}
})();

if (/\bsigned-in=1/.test(document.cookie)) {
  let { dataset } = document.documentElement;
  dataset.customer = '';
  setTimeout(() => document.querySelector('.bell') || delete dataset.customer, 5e3);
}

onerror = onunhandledrejection = (...failure) =>
  import('/errors.js').then((errors) => errors.tell(failure)).catch(() => 0);
