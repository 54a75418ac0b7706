import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Shown } from './shown.ts';

const words = {
  looking: 'Loading the changes. You can decide once you have seen them.',
  other: 'The draft has just changed, so the changes you see are out of date.',
  none: 'We could not load the changes. You can decide once you have seen them.',
} as const;

export function NotShown({ shown: { state, reload } }: { readonly shown: Shown }) {
  if (state === 'same') return null;
  return (
    <Stack gap={8} align="start" role="status">
      <Text as="p" tone={state === 'looking' ? 'ink2' : 'warning'}>
        {words[state]}
      </Text>
      {state === 'looking' ? null : (
        <Button size="small" tone="secondary" icon="refresh" onClick={reload}>
          Show the latest changes
        </Button>
      )}
    </Stack>
  );
}
