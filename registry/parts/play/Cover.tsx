import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useStage } from './stage.ts';

const Sheet = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '$24',
  textAlign: 'center',
  backgroundColor: '$surface0',
  variants: { isThin: { true: { backgroundColor: '$scrim', color: '#ffffff' } } },
});

export type CoverWord = 'openingText' | 'pausedText' | 'retryLabel' | 'silentText' | 'silentTitle';

export function Cover({ words }: { readonly words: { readonly [W in CoverWord]?: string } }) {
  const { game, table, isPaused, floor, again } = useStage();
  const onFloor = (sheet: ReactNode): ReactNode => (floor ? createPortal(sheet, floor) : sheet);
  if (floor === null) return null;
  return (
    <>
      {table.isSilent
        ? onFloor(
            <Sheet>
              <EmptyState
                illustration="offline"
                title={words.silentTitle ?? t`The game is not responding`}
                body={words.silentText ?? t`We will finish any open round. See the result in your history.`}
                action={<Button onClick={again}>{words.retryLabel ?? t`Try again`}</Button>}
              />
            </Sheet>,
          )
        : null}
      {table.isReady || table.isSilent
        ? null
        : onFloor(
            <Sheet role="status">
              <Text tone="ink2">{words.openingText?.replaceAll('{title}', () => game.title) ?? t`Opening ${game.title}`}</Text>
            </Sheet>,
          )}
      {isPaused
        ? onFloor(
            <Sheet isThin>
              <Text>{words.pausedText ?? t`Read the reality check to continue.`}</Text>
            </Sheet>,
          )
        : null}
    </>
  );
}
