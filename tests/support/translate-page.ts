/**
 * Does to a page what the translation of Chrome does, now and with each change until it is stopped: each text is replaced by
 * `<font><font>` with another text. The function is sent to a browser, so it uses nothing from outside.
 */
export function translatePage(): () => void {
  const skipped = 'script, style, noscript, textarea, [translate="no"], font';
  let ways = 0;
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(skipped) || !text.data.trim()) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `‹${text.data}›`;
    // Nothing says in which way they do it.
    const next = text.nextSibling;
    ways += 1;
    if (ways % 3 === 0) text.replaceWith(outer);
    else if (ways % 3 === 1) {
      text.before(outer);
      text.remove();
    } else {
      text.remove();
      parent.insertBefore(outer, next);
    }
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, 4);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver(translateAll);
  translateAll();
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
