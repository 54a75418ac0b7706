import type { Colleague } from '#src/shared/console/general.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useNow } from '../../ui/now.tsx';
import { When } from '../../ui/When.tsx';

/** Shows when a colleague with a new second factor may sign again. */
export function FactorCell({ colleague: { hasFactor, signsFrom } }: { readonly colleague: Colleague }) {
  const now = useNow();
  return (
    <Stack gap={4} css={{ alignItems: 'flex-start' }}>
      {hasFactor ? 'registered' : <Badge tone="warning">none</Badge>}
      {signsFrom !== null && Date.parse(signsFrom) > now.getTime() ? (
        <Text size={12} tone="ink3">
          can’t sign until <When at={signsFrom} />
        </Text>
      ) : null}
    </Stack>
  );
}
