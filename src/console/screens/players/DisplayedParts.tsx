import type { Displayed } from '#src/shared/console/players.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { surfaceName } from '../../places/names.ts';
import { Table } from '../../ui/Table.tsx';
import { exactTime } from '../../ui/when.ts';

type Props = { readonly zone: string; readonly displays: readonly Displayed[] };

export const DisplayedParts = ({ zone, displays }: Props) => (
  <Stack gap={8} role="region" aria-label="Displayed in the hour before">
    <Heading as="h3" size={16}>
      Displayed in the hour before
    </Heading>
    <Text as="p" size={13} tone="ink2">
      {displays.length === 0
        ? 'The player’s pages reported no MANDATORY part.'
        : 'MANDATORY parts of which half was visible for a second, as the player’s pages reported.'}
    </Text>
    {displays.length === 0 ? null : (
      <Table
        caption="MANDATORY parts that were displayed"
        rows={displays}
        keyOf={({ sessionId, nodeId, at }) => `${sessionId} ${nodeId} ${at}`}
        columns={[
          { head: 'Time', cell: ({ at }) => exactTime(new Date(at), zone) },
          { head: 'Page', cell: ({ surface }) => surfaceName(surface) },
          { head: 'Part', cell: ({ nodeId }) => nodeId },
          { head: 'Revision', cell: ({ revision }) => revision.slice(0, 8) },
        ]}
      />
    )}
  </Stack>
);
