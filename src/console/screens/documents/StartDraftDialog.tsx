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
  /** Null: the document players get at the place. */
  readonly source: Pointer | null;
  readonly isSurfaceFixed: boolean;
};

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
    toast({ type: 'success', title: 'The draft is begun', body: placeInWords(place) });
    void navigate(`/drafts/${answer.value.id}`);
  }

  return (
    <ActionDialog
      title={
        source === null
          ? `Draft for ${isSurfaceFixed ? surfaceName(place.surface) : 'a new place'}`
          : `Copy ${surfaceName(place.surface)} to another place`
      }
      consequence={
        source === null
          ? 'It begins with what players get there now. They see nothing of it before it is approved and published.'
          : `It begins as a copy of what is published for ${placeInWords(source)}. Players see nothing of it before it is approved and published.`
      }
      label="Begin the draft"
      needsReason={false}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onAct={() => void begin()}
    >
      <Field
        label="What it is for"
        value={title}
        maxLength={TITLE_MAX}
        placeholder="Cup final on top"
        error={wasTried && title.trim() === '' ? 'Give it a name that colleagues will understand.' : null}
        onChange={({ target }) => setTitle(target.value)}
      />
      <PlaceFields place={place} onChange={setPlace} isSurfaceFixed={isSurfaceFixed} />
      {wasTried && isSamePlace ? (
        <Text as="p" role="alert" tone="negative" size={13}>
          That is where it stands already. Choose another brand, region or environment.
        </Text>
      ) : null}
    </ActionDialog>
  );
}
