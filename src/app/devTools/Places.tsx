import { useState } from 'react';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { Text } from '#src/ui/Text.tsx';

export type Move = { readonly place: string; readonly email?: string };
export type PlacesProps = {
  readonly places: readonly string[];
  /** Null for visitors, who have no location of their own. */
  readonly email: string | null;
  readonly onMove: (move: Move) => void;
};

const WHO = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'me', label: 'Me alone' },
] as const;
const LABELS: Readonly<Record<string, string>> = { browser: 'As the browser says', everybody: 'With everybody' };

export function Places({ places, email, onMove }: PlacesProps) {
  const [who, setWho] = useState<(typeof WHO)[number]['value']>('everybody');
  const isMe = who === 'me' && email !== null;
  return (
    <Stack gap={8} role="group" aria-label={isMe ? 'Your location' : 'Location of everybody'}>
      {email === null ? (
        <Text weight="medium" size={14}>
          Location of everybody
        </Text>
      ) : (
        <Segmented legend="Location of" options={WHO} value={who} onChange={setWho} />
      )}
      <Row gap={8} wrap>
        {[...places, 'browser', ...(isMe ? ['everybody'] : [])].map((place) => (
          <Button key={place} size="small" tone="secondary" onClick={() => onMove(isMe ? { place, email } : { place })}>
            {LABELS[place] ?? place}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
