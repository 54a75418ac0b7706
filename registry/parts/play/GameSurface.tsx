import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from '#src/ui/stitches.ts';
import { useScrollLock } from '#src/ui/useScrollLock.ts';
import { BuiltInBar, BuiltInCover } from './BuiltIn.tsx';
import { useDrawer, useStage } from './stage.ts';
import { useAlone } from './useAlone.ts';

const Surface = styled('div', {
  position: 'fixed',
  inset: 0,
  height: '100dvh',
  zIndex: '$sheet',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: '$surface0',
  color: '$ink1',
  outline: 'none',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '&[hidden]': { display: 'none' },
});
const Above = styled('div', {
  flexShrink: 0,
  maxHeight: '50dvh',
  overflowY: 'auto',
  '& > :has(> header)': { position: 'sticky', top: 0, zIndex: 1 },
});
const Floor = styled('div', { position: 'relative', flex: 1, minHeight: 0, '& > div': { position: 'absolute', inset: 0 } });
const Frame = styled('iframe', { display: 'block', border: 0, size: '100%' });

type Props = {
  readonly isShown: boolean;
  readonly url: string | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly setFloor: (floor: HTMLElement | null) => void;
  readonly children: ReactNode;
};

/** Renders the provider's page in a frame, inert during reality checks (checklist 40). A new layout does not reload the frame. */
export function GameSurface({ isShown, url, frame, setFloor, children }: Props) {
  const { game, table, isPaused } = useStage();
  const surface = useRef<HTMLDivElement>(null);
  const named = isShown ? { role: 'dialog', 'aria-modal': true, 'aria-label': game.title } : { hidden: true };
  return (
    <>
      <Surface ref={surface} tabIndex={-1} {...named}>
        <Above data-surface="game-stage">
          <BuiltInBar />
          {children}
        </Above>
        <Floor ref={setFloor} data-round={table.isInRound ? '' : undefined}>
          {url === null ? null : (
            <Frame
              key={url}
              ref={frame}
              src={url}
              title={game.title}
              inert={isPaused}
              sandbox="allow-scripts allow-same-origin allow-forms"
              referrerPolicy="no-referrer"
              allow=""
            />
          )}
        </Floor>
        <BuiltInCover />
      </Surface>
      {isShown ? <Alone surface={surface} /> : null}
    </>
  );
}

function Alone({ surface }: { readonly surface: RefObject<HTMLElement | null> }): null {
  const bar = useDrawer('bar');
  useAlone(surface);
  useScrollLock();
  useLayoutEffect(() => {
    if (document.activeElement === document.body) surface.current?.focus({ preventScroll: true });
  }, [surface, bar]);
  useEffect(
    () => () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    },
    [],
  );
  return null;
}
