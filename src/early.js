(onstorage = () => {
  try {
    Object.assign(document.documentElement.dataset, JSON.parse(localStorage.settings));
  } catch {}
})();
