import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useStartup } from '../../../startup/StartupContext.tsx';

const List = styled('ul', { margin: 0, paddingInlineStart: '$20', '& li + li': { marginBlockStart: '$8' } });

export function Seen({ seen }: { readonly seen: readonly string[] }) {
  if (seen.length === 0) return null;
  return (
    <List>
      {seen.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </List>
  );
}

const TOOLS = [
  { label: t`Set limits`, to: '/account/responsible-gaming' },
  { label: t`Take a break`, to: '/account/responsible-gaming/cool-off' },
  { label: t`Exclude yourself`, to: '/account/responsible-gaming/self-exclusion' },
] as const;

export function Tools({ onClose }: { readonly onClose: () => void }) {
  return (
    <Stack gap={8}>
      {TOOLS.map(({ label, to }) => (
        <ButtonFace key={to} as={Link} block tone="secondary" to={to} onClick={onClose}>
          {label}
        </ButtonFace>
      ))}
    </Stack>
  );
}

export function Helpline() {
  const help = useStartup().startup?.responsibleGaming;
  if (!help) return null;
  return (
    <Text as="p">
      {help.helplineText} <a href={`tel:${help.helplinePhone}`}>{help.helplinePhone}</a>
    </Text>
  );
}

type Confirming = { readonly state: 'busy' | 'failed' | 'open'; readonly press: () => void };

export function useConfirming(onConfirm: () => Promise<boolean>): Confirming {
  const [state, setState] = useState<Confirming['state']>('open');
  const press = (): void => {
    setState('busy');
    void onConfirm().then((isTaken) => setState(isTaken ? 'open' : 'failed'));
  };
  return { state, press };
}

export function NotTaken({ state }: Pick<Confirming, 'state'>) {
  if (state !== 'failed') return null;
  return <Text as="p" role="alert" tone="negative" size={14}>{t`An error has occurred. Please try again later.`}</Text>;
}
