/**
 * Keeps a page whole that the browser translates. Chrome and Edge put a `<font>` in the place of each text; React, which
 * still holds the text, then fails to remove it, or changes it where nobody sees
 * (https://github.com/facebook/react/issues/11538). So what stands in for the texts of an element gives way to them as
 * soon as one of them changes or something is put in or taken out beside them; the translator translates that anew.
 */
export function outlastTranslation(body: HTMLElement): void {
  const standInsOf = new WeakMap<Node, Map<Text, Element>>();
  const parentOf = new WeakMap<Node, Node>();

  const giveBack = (parent: Node): void => {
    for (const [text, standIn] of standInsOf.get(parent) ?? [])
      if (standIn.parentNode === parent) standIn.replaceWith(text);
    standInsOf.delete(parent);
    for (const name of CHANGES) Reflect.deleteProperty(parent, name);
  };

  // A text is watched also where it stands outside of the page.
  const changedTexts = new MutationObserver((records) => {
    for (const { target } of records) giveBack(parentOf.get(target) ?? target);
  });

  const note = (parent: Node, text: Text, standIn: Element): void => {
    const standIns = standInsOf.get(parent) ?? new Map<Text, Element>();
    if (standIns.size === 0) givesBackFirst(parent, giveBack);
    standInsOf.set(parent, standIns.set(text, standIn));
    parentOf.set(text, parent);
    changedTexts.observe(text, { characterData: true });
  };

  new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const text of removedNodes)
        if (text instanceof Text && standIn instanceof Element) note(target, text, standIn);
    }
  }).observe(body, { childList: true, subtree: true });
}

const CHANGES = ['removeChild', 'insertBefore'] as const;

/** The element has methods of its own for as long as it is translated, and no other has. */
function givesBackFirst(parent: Node, giveBack: (parent: Node) => void): void {
  for (const name of CHANGES) {
    const change = (...nodes: [Node, Node]): Node => {
      giveBack(parent);
      return Node.prototype[name].apply(parent, nodes);
    };
    Object.defineProperty(parent, name, { value: change, configurable: true });
  }
}
