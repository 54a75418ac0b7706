import { useRef } from 'react';
import { useStore } from 'zustand';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useScrollLock } from '#src/ui/useScrollLock.ts';
import { guardQuestions } from '#src/platform/guardQuestions.ts';
import { GameBar } from './Bar.tsx';
import type { GameMessage } from './gameMessage.ts';
import { useAlone } from './useAlone.ts';
import { useTable } from './useTable.ts';

// Below dialogs and toasts, which must stay readable.
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
});
const Floor = styled('div', { position: 'relative', flex: 1, minHeight: 0 });
const Frame = styled('iframe', { display: 'block', border: 0, size: '100%' });
const Cover = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '$24',
  textAlign: 'center',
  backgroundColor: '$surface0',
  variants: { isThin: { true: { backgroundColor: '$scrim', color: '#ffffff' } } },
});

type Props = {
  readonly game: OpenedGame;
  readonly url: string | null;
  readonly onMessage: (message: GameMessage) => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
};

/** Provider's page on its own origin; inert while a reality check is open (checklist 40). */
export function GameSurface({ game, url, onMessage, onAgain, onLeave }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const { table, frame } = useTable(url, onMessage);
  const isPaused = useStore(guardQuestions, ({ hasCheck }) => hasCheck);
  useAlone(surface);
  useScrollLock();
  return (
    <Surface ref={surface} role="dialog" aria-modal="true" aria-label={game.title} tabIndex={-1}>
      <GameBar game={game} table={table} onLeave={onLeave} />
      <Floor>
        {url === null ? null : (
          <Frame
            ref={frame}
            src={url}
            title={game.title}
            inert={isPaused}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
            allow=""
          />
        )}
        {table.isSilent ? (
          <Cover>
            <EmptyState
              illustration="offline"
              title={t`The game does not answer`}
              body={t`What was wagered is played to its end, and your history says what came of it.`}
              action={<Button onClick={onAgain}>{t`Try again`}</Button>}
            />
          </Cover>
        ) : table.isReady ? null : (
          <Cover role="status">
            <Text tone="ink2">{t`Opening ${game.title}`}</Text>
          </Cover>
        )}
        {isPaused ? (
          <Cover isThin>
            <Text>{t`The game goes on once you have read the reality check.`}</Text>
          </Cover>
        ) : null}
      </Floor>
    </Surface>
  );
}
