import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { keyOfPlace, type Place } from '#src/shared/console/place.ts';
import type { Pointer } from '#src/shared/console/published.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { placeInWords, surfaceName } from '../../places/names.ts';
import { PlaceFields } from '../../places/PlaceFields.tsx';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { useStart } from './useStart.ts';

export type Start = {
  readonly place: Place;
  /** Document to start from. Null: the published one. */
  readonly source: Pointer | null;
  readonly isSurfaceFixed: boolean;
};

const draftTitle = (surface: string | null): string => (surface === null ? 'New document' : `Draft for ${surface}`);

export function StartDraftDialog({
  start: { place: first, source, isSurfaceFixed },
  onClose,
}: {
  readonly start: Start;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const { start, isBusy, refusal } = useStart();
  const [place, setPlace] = useState(first);
  const [title, setTitle] = useState('');
  const [wasTried, setTried] = useState(false);
  const isSamePlace = source !== null && keyOfPlace(source) === keyOfPlace(place);

  async function begin(): Promise<void> {
    setTried(true);
    if (title.trim() === '' || isSamePlace) return;
    const answer = await start({ place, title: title.trim(), sourceHash: source?.hash ?? null });
    if (!answer.ok) return;
    toast({ type: 'success', title: 'Draft started', body: placeInWords(place) });
    void navigate(`/drafts/${answer.value.id}`);
  }

  return (
    <ActionDialog
      title={
        source === null
          ? draftTitle(isSurfaceFixed ? surfaceName(place.surface) : null)
          : `Copy ${surfaceName(place.surface)} to another audience`
      }
      consequence={
        source === null
          ? 'The draft starts from what players see now. They see your changes only after they are approved and published.'
          : `The draft starts as a copy of what is published for ${placeInWords(source)}. Players see it only after it is approved and published.`
      }
      label="Start draft"
      needsReason={false}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onAct={() => void begin()}
    >
      <Field
        label="Purpose"
        value={title}
        maxLength={TITLE_MAX}
        placeholder="Cup final on top"
        error={wasTried && title.trim() === '' ? 'Enter a name that your colleagues will understand.' : null}
        onChange={({ target }) => setTitle(target.value)}
      />
      <PlaceFields place={place} onChange={setPlace} isSurfaceFixed={isSurfaceFixed} />
      {wasTried && isSamePlace ? (
        <Text as="p" role="alert" tone="negative" size={13}>
          It is already published there. Choose another brand, region or environment.
        </Text>
      ) : null}
    </ActionDialog>
  );
}
