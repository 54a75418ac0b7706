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
      consequence={`This takes effect immediately for ${audienceInWords(place)}. You can restore the current version later.`}
      label="Roll back now"
      isDangerous
      to="rollback"
      input={(reason) => ({ ...place, from, to: to.hash, reason })}
      said={() => ({
        title: `${surfaceName(place.surface)} is rolled back`,
        body: to.hash === null ? 'The version was removed.' : `Revision ${shortHash(to.hash)} is live again.`,
      })}
      onClose={onClose}
    >
      <Reached place={place} />
      <Stack gap={8}>
        <Text weight="medium">What changes for players</Text>
        {to.hash === null ? (
          <Text tone="ink2">This version is removed. Players see what is published for a wider audience, or nothing if there is none.</Text>
        ) : from === null ? (
          <Text tone="ink2">The earlier version is published again.</Text>
        ) : (
          <Awaited loaded={diff} what="the changes" lines={2}>
            {(told) => <ChangeList diff={told} />}
          </Awaited>
        )}
      </Stack>
    </OperationDialog>
  );
}
