import { useState } from 'react';
import type { PlayerContact } from '#src/shared/console/players.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useAct } from '../../api/index.ts';
import { Nothing } from '../../ui/Nothing.tsx';
import { AskAboutPlayer } from './AskAboutPlayer.tsx';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$4 $16',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0 },
});

export function ContactOfPlayer() {
  const look = useAct('readPlayerContact');
  const [found, setFound] = useState<{ readonly contact: PlayerContact | null } | null>(null);
  return (
    <Stack gap={24}>
      <AskAboutPlayer
        label="Where does a player live?"
        button="Look up contact"
        isBusy={look.isBusy}
        refusal={look.refusal}
        onTry={() => setFound(null)}
        onAsk={(asked) =>
          void look.run(asked).then((answer) => {
            if (answer.ok) setFound(answer.value);
          })
        }
      />
      {found === null ? null : <Contact contact={found.contact} />}
    </Stack>
  );
}

function Contact({ contact }: { readonly contact: PlayerContact | null }) {
  if (contact === null) return <Nothing title="No address" body="There is no such player, or the account is older than the question." />;
  return (
    <Facts aria-label="Contact">
      <dt>Address</dt>
      <dd>{`${contact.addressLine}, ${contact.city}, ${contact.region} ${contact.postalCode}`}</dd>
      <dt>Phone</dt>
      <dd>{contact.phone ?? 'Cannot be read'}</dd>
      <dt>Tax number</dt>
      <dd>{contact.taxDigits ?? 'None'}</dd>
    </Facts>
  );
}
