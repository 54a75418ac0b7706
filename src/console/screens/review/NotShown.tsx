import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Shown } from './shown.ts';

const words = {
  looking: 'The changes are on their way: nothing is decided unseen.',
  other: 'The draft was changed just now: the changes that you see are not those that would go out.',
  none: 'The changes could not be shown, and nothing is decided unseen.',
} as const;

/** Explains why nothing can be decided. */
export function NotShown({ shown: { state, reload } }: { readonly shown: Shown }) {
  if (state === 'same') return null;
  return (
    <Stack gap={8} align="start" role="status">
      <Text as="p" tone={state === 'looking' ? 'ink2' : 'warning'}>
        {words[state]}
      </Text>
      {state === 'looking' ? null : (
        <Button size="small" tone="secondary" icon="refresh" onClick={reload}>
          Show what is there now
        </Button>
      )}
    </Stack>
  );
}
