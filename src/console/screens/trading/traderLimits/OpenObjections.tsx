import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../../api/index.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Table } from '../../../ui/Table.tsx';
import { When } from '../../../ui/When.tsx';
import { useFresh } from '../useFresh.ts';

/** Lists players only by id, because the server audits any further reading. */
export function OpenObjections() {
  const loaded = useAnswer('listLimitObjections', {});
  useFresh(loaded.reload);
  return (
    <Awaited loaded={loaded} what="the objections">
      {({ objections }) =>
        objections.length === 0 ? (
          <Text size={13} tone="ink2">
            No open objections.
          </Text>
        ) : (
          <Table
            caption="Open objections"
            columns={[
              { head: 'Player', isName: true, cell: ({ playerId }) => playerId },
              { head: 'Since', cell: ({ madeAt }) => <When at={madeAt} /> },
            ]}
            rows={objections}
            keyOf={({ objectionId }) => objectionId}
          />
        )
      }
    </Awaited>
  );
}
