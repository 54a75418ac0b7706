import type { Pointer } from '#src/lib/console/published.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { ChangeList } from '../review/ChangeList.tsx';
import { Outline } from './Outline.tsx';
import { outlineOf } from './outline.ts';
import { shortHash } from './stood.ts';

type RevisionDialogProps = { readonly hash: string; readonly current: Pointer | null; readonly onClose: () => void };

/** One revision: what is in it, and what has changed from it to now. */
export function RevisionDialog({ hash, current, onClose }: RevisionDialogProps) {
  const revision = useAnswer('readRevision', { hash });
  const isPast = current !== null && current.hash !== hash;
  const diff = useAnswer('compareRevisions', isPast ? { from: hash, to: current.hash } : null);
  return (
    <Dialog open onClose={onClose} title={`Revision ${shortHash(hash)}`} placement="side" width={560}>
      <Stack gap={24}>
        {isPast ? (
          <Stack as="section" gap={8} aria-label="From then to now">
            <Heading as="h3" size={14}>
              From then to now
            </Heading>
            <Awaited loaded={diff} what="the changes" lines={3}>
              {(told) => <ChangeList diff={told} />}
            </Awaited>
          </Stack>
        ) : null}
        <Stack as="section" gap={8} aria-label="What is in it">
          <Heading as="h3" size={14}>
            What is in it
          </Heading>
          <Awaited loaded={revision} what="the revision" lines={4}>
            {({ document }) => <Outline nodes={outlineOf(document)} />}
          </Awaited>
        </Stack>
      </Stack>
    </Dialog>
  );
}
