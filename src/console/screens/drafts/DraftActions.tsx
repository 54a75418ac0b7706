import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { type Place, placeOf } from '#src/shared/console/place.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { mayRun, useOperator } from '../../api/index.ts';
import { placeInWords } from '../../places/names.ts';
import { PlaceFields } from '../../places/PlaceFields.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

type Open = 'copy' | 'discard' | null;

export function DraftActions({ draft }: { readonly draft: DraftView }) {
  const { id, role } = useOperator();
  const [open, setOpen] = useState<Open>(null);
  const mayDiscard = mayRun(role, 'discardDraft') && (draft.ownerId === id || role === 'compliance');
  return (
    <Row gap={4} wrap css={{ justifyContent: 'flex-end', '@belowTablet': { justifyContent: 'flex-start' } }}>
      <ButtonFace as={Link} size="small" tone="secondary" to={`/drafts/${draft.id}/review`} aria-label={`Review ${draft.title}`}>
        Review
      </ButtonFace>
      {mayRun(role, 'duplicateDraft') ? (
        <Button size="small" tone="quiet" aria-label={`Copy ${draft.title}`} onClick={() => setOpen('copy')}>
          Copy…
        </Button>
      ) : null}
      {mayDiscard ? (
        <Button size="small" tone="quiet" aria-label={`Discard ${draft.title}`} onClick={() => setOpen('discard')}>
          Discard…
        </Button>
      ) : null}
      {open === 'copy' ? <CopyDialog draft={draft} onClose={() => setOpen(null)} /> : null}
      {open === 'discard' ? <DiscardDialog draft={draft} onClose={() => setOpen(null)} /> : null}
    </Row>
  );
}

type DialogProps = { readonly draft: DraftView; readonly onClose: () => void };

function CopyDialog({ draft, onClose }: DialogProps) {
  const navigate = useNavigate();
  const [title, setTitle] = useState(`${draft.title} (copy)`);
  const [place, setPlace] = useState<Place>(placeOf(draft));
  const { brand, region, environment } = place;
  return (
    <OperationDialog
      title={`Copy “${draft.title}”`}
      consequence="The copy is independent of the original. The original’s authors also count as authors of the copy and can’t approve it."
      label="Create copy"
      needsReason={false}
      to="duplicateDraft"
      input={() => (title.trim() === '' ? null : { draftId: draft.id, title: title.trim(), brand, region, environment })}
      said={() => ({ title: 'Copy created', body: placeInWords(place) })}
      onClose={onClose}
      onDone={({ id }) => void navigate(`/drafts/${id}`)}
    >
      <Field
        label="Purpose"
        value={title}
        maxLength={TITLE_MAX}
        error={title.trim() === '' ? 'Enter a name that your colleagues will understand.' : null}
        onChange={({ target }) => setTitle(target.value)}
      />
      <PlaceFields place={place} onChange={setPlace} isSurfaceFixed />
    </OperationDialog>
  );
}

function DiscardDialog({ draft, onClose }: DialogProps) {
  return (
    <OperationDialog
      title={`Discard “${draft.title}”`}
      consequence="The draft is closed permanently for everyone who works on it. Published content does not change."
      label="Discard draft"
      isDangerous
      needsReason={false}
      to="discardDraft"
      input={() => ({ draftId: draft.id })}
      said={() => ({ type: 'info', title: `“${draft.title}” is discarded` })}
      onClose={onClose}
    />
  );
}
