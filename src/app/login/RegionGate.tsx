import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { outsideArea } from '#src/lib/outsideArea.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useStartup } from '../StartupContext.tsx';

export type RegionGateProps = {
  /** What the way on is called: `Log In`. */
  readonly label: string;
  readonly children: ReactNode;
};

/** Who is where no wagers are taken is told so before the way in (product §6); a casino that stands alone says what that means for it. */
export function RegionGate({ label, children }: RegionGateProps) {
  const { copy, name } = useBrand();
  const { startup } = useStartup();
  const [isTold, setTold] = useState(false);
  if (startup?.regionalMetadata.validRegion !== false || isTold) return children;
  const words = copy.outOfState ?? outsideArea;
  return (
    <Stack gap={24} css={{ maxWidth: '440px', marginInline: 'auto', paddingTop: '$24', '@tablet': { paddingTop: '$48' } }}>
      <title>{`${label} · ${name}`}</title>
      <Card padding={24}>
        <Stack gap={16} css={{ textAlign: 'center', alignItems: 'center' }}>
          <Illustration name="location" />
          <Heading as="h1" size={22}>
            {words.title}
          </Heading>
          <Text as="p" tone="ink2">
            {words.body}
          </Text>
          <Stack gap={8} css={{ width: '100%' }}>
            <Button onClick={() => setTold(true)}>{`Continue to ${label}`}</Button>
            <ButtonFace as={Link} to="/" tone="secondary">
              Keep browsing
            </ButtonFace>
          </Stack>
        </Stack>
      </Card>
      <Text as="p" size={13} align="center" tone="ink2">
        {startup.responsibleGaming.helplineText}
      </Text>
    </Stack>
  );
}
