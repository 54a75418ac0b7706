import type { Pointer } from '#src/shared/console/published.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { ChangeList } from '../review/ChangeList.tsx';
import { Outline } from './Outline.tsx';
import { outlineOf } from './outline.ts';
import { shortHash } from './pastDocuments.ts';

type RevisionDialogProps = {
  readonly hash: string;
  readonly current: Pointer | null;
  readonly onClose: () => void;
  readonly isNewer?: boolean;
};

export function RevisionDialog({ hash, current, onClose, isNewer = false }: RevisionDialogProps) {
  const revision = useAnswer('readRevision', { hash });
  const isOther = current !== null && current.hash !== hash;
  const diff = useAnswer(
    'compareRevisions',
    !isOther ? null : isNewer ? { from: current.hash, to: hash } : { from: hash, to: current.hash },
  );
  const change = isNewer ? 'From now to this version' : 'From this version to now';
  return (
    <Dialog open onClose={onClose} title={`Revision ${shortHash(hash)}`} placement="side" width={560}>
      <Stack gap={24}>
        {isOther ? (
          <Stack as="section" gap={8} aria-label={change}>
            <Heading as="h3" size={14}>
              {change}
            </Heading>
            <Awaited loaded={diff} what="the changes" lines={3}>
              {(told) => <ChangeList diff={told} />}
            </Awaited>
          </Stack>
        ) : null}
        <Stack as="section" gap={8} aria-label="Content">
          <Heading as="h3" size={14}>
            Content
          </Heading>
          <Awaited loaded={revision} what="the revision" lines={4}>
            {({ document }) => <Outline nodes={outlineOf(document)} />}
          </Awaited>
        </Stack>
      </Stack>
    </Dialog>
  );
}
