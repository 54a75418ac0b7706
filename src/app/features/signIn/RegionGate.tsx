import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { CasinoOutOfStateDocument } from '#src/gql/graphql.ts';
import { outsideArea } from '#src/shared/site/outsideArea.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';

export type RegionGateProps = {
  readonly label: string;
  readonly children: ReactNode;
};

/** Warns visitors before the login if their region is not served (product §6). */
export function RegionGate({ label, children }: RegionGateProps) {
  const { startup } = useStartup();
  const [isTold, setTold] = useState(false);
  if (startup?.regionalMetadata.validRegion !== false || isTold) return children;
  return <OutOfState label={label} helpline={startup.responsibleGaming.helplineText} onGoOn={() => setTold(true)} />;
}

type OutOfStateProps = { readonly label: string; readonly helpline: string; readonly onGoOn: () => void };

function OutOfState({ label, helpline, onGoOn }: OutOfStateProps) {
  const { name } = useBrand();
  const { data, loading } = useQuery(CasinoOutOfStateDocument);
  const own = data?.startup.serviceAttributes.casinoOutOfState ?? null;
  const words = own ?? outsideArea;
  return (
    <Stack gap={24} css={{ maxWidth: '440px', marginInline: 'auto', paddingTop: '$24', '@tablet': { paddingTop: '$48' } }}>
      <title>{`${label} · ${name}`}</title>
      {loading ? (
        <Skeleton height={380} shape="card" />
      ) : (
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
              <Button onClick={onGoOn}>{t`Continue to ${label}`}</Button>
              <ButtonFace as={Link} to={own?.deepLink.canonicalUrl ?? '/'} tone="secondary">{t`Keep browsing`}</ButtonFace>
            </Stack>
          </Stack>
        </Card>
      )}
      <Text as="p" size={13} align="center" tone="ink2">
        {helpline}
      </Text>
    </Stack>
  );
}
