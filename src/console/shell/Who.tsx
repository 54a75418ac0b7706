import { useState } from 'react';
import { Row } from '#src/ui/Box.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { styled } from '#src/ui/stitches.ts';
import { useConsole, useOperator } from '../api/index.ts';
import { MODE_CHOICES, type ModeChoice } from '../look/mode.ts';
import { useModeChoice } from '../look/ThemeRoot.tsx';

const Name = styled('span', { text: 13, color: '$onChromeDim', truncate: true, maxWidth: '20ch', '@belowTablet': { display: 'none' } });

const icons: Readonly<Record<ModeChoice, string>> = { system: 'settings', light: 'sun', dark: 'moon' };
const names: Readonly<Record<ModeChoice, string>> = { system: 'as the system', light: 'light', dark: 'dark' };

export function Who() {
  const { name, role } = useOperator();
  const { logOut } = useConsole();
  const [choice, choose] = useModeChoice();
  const [isLeaving, setLeaving] = useState(false);
  const next = MODE_CHOICES[(MODE_CHOICES.indexOf(choice) + 1) % MODE_CHOICES.length] ?? 'system';
  async function leave(): Promise<void> {
    const answer = await logOut();
    setLeaving(false);
    if (!answer.ok) toast({ type: 'danger', title: 'You are still logged in', body: answer.refusal.message });
  }
  return (
    <Row gap={8} css={{ marginInlineStart: 'auto' }}>
      <Name>{name}</Name>
      <Badge tone="soft">{role}</Badge>
      <IconButton
        icon={icons[choice]}
        tone="chrome"
        target={40}
        label={`Colours: ${names[choice]}. Change to ${names[next]}`}
        onClick={() => choose(next)}
      />
      <IconButton
        icon="log-out"
        tone="chrome"
        target={40}
        label="Log out"
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true);
          void leave();
        }}
      />
    </Row>
  );
}
