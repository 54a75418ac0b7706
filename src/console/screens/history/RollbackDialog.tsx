import type { Place } from '#src/shared/console/place.ts';
import type { Pointer } from '#src/shared/console/published.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { audienceInWords, surfaceName } from '../../places/names.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Reached } from '../../ui/Reached.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { ChangeList } from '../review/ChangeList.tsx';
import { shortHash, type PastDocument, documentName } from './pastDocuments.ts';

type RollbackDialogProps = {
  readonly place: Place;
  readonly current: Pointer | null;
  readonly to: PastDocument;
  readonly onClose: () => void;
};

export function RollbackDialog({ place, current, to, onClose }: RollbackDialogProps) {
  const from = current?.hash ?? null;
  const diff = useAnswer('compareRevisions', from === null || to.hash === null ? null : { from, to: to.hash });

  return (
    <OperationDialog
      title={`Roll back to ${documentName(to)}`}
      consequence={`It happens at once for ${audienceInWords(place)}. What stands there now is kept and can be gone back to.`}
      label="Roll back now"
      isDangerous
      to="rollback"
      input={(reason) => ({ ...place, from, to: to.hash, reason })}
      said={() => ({
        title: `${surfaceName(place.surface)} is rolled back`,
        body: to.hash === null ? 'The place is empty again.' : `Revision ${shortHash(to.hash)} stands again.`,
      })}
      onClose={onClose}
    >
      <Reached place={place} />
      <Stack gap={8}>
        <Text weight="medium">What players will see change</Text>
        {to.hash === null ? (
          <Text tone="ink2">The place becomes empty: they get what is published for a wider audience, or nothing where nothing is.</Text>
        ) : from === null ? (
          <Text tone="ink2">The place is filled again with what stood there.</Text>
        ) : (
          <Awaited loaded={diff} what="the changes" lines={2}>
            {(told) => <ChangeList diff={told} />}
          </Awaited>
        )}
      </Stack>
    </OperationDialog>
  );
}
