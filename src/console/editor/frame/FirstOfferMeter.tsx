import { useEffect } from 'react';
import type { FirstOffer } from '../preview/messages.ts';
import type { EditorLink } from './editorLink.ts';

const bottomOf = (element: Element | null | undefined): number | null => {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.height === 0 ? null : Math.round(box.bottom + scrollY);
};

function firstOffer(): FirstOffer | null {
  const price = bottomOf(document.querySelector('button[data-odds-state]'));
  const game = bottomOf(document.querySelector('[data-art]')?.closest('a, article'));
  if (price !== null && (game === null || price <= game)) return { what: 'price', bottom: price };
  return game === null ? null : { what: 'game', bottom: game };
}

export function FirstOfferMeter({ link, version }: { readonly link: EditorLink; readonly version: number }) {
  useEffect(() => {
    let last: string | null = null;
    const measure = (): void => {
      const first = firstOffer();
      const now = JSON.stringify(first);
      if (now !== last) link.tell({ type: 'measured', first });
      last = now;
    };
    measure();
    const moved = new ResizeObserver(measure);
    moved.observe(document.body);
    const drawn = new MutationObserver(measure);
    drawn.observe(document.body, { childList: true, subtree: true });
    return () => {
      moved.disconnect();
      drawn.disconnect();
    };
  }, [link, version]);
  return null;
}
