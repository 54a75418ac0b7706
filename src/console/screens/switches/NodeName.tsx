import type { Quarantined } from '#src/shared/console/quarantine.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';

/** Key of a quarantine, which applies only to content with this digest. */
export const keyOfQuarantine = ({ surface, node_id, digest }: Pick<Quarantined, 'surface' | 'node_id' | 'digest'>): string =>
  `${surface} ${node_id} ${digest}`;

export function NodeName({ node: { node_id, kind } }: { readonly node: Pick<Quarantined, 'node_id' | 'kind'> }) {
  return (
    <Stack gap={0} css={{ overflowWrap: 'break-word' }}>
      {node_id}
      <Text size={12} tone="ink3">
        {kind}
      </Text>
    </Stack>
  );
}
