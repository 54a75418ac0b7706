import { useState } from 'react';
import type { LegalVersionView } from '#src/shared/console/legal.ts';
import { type LegalDocument, legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useAnswer } from '../../api/index.ts';
import { useBrandSettings } from '../../places/brandSettings.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { CallOffDialog } from './CallOffDialog.tsx';
import { VersionDialog } from './VersionDialog.tsx';

const DOCUMENTS = keysOf(legalDocuments).map((value) => ({ value, label: legalDocuments[value] }));

export function LegalScreen() {
  const { brands } = useBrandSettings();
  const [chosen, setBrand] = useState<string | null>(null);
  const [document, setDocument] = useState<LegalDocument>('terms');
  const brand = chosen ?? brands[0];
  return (
    <Screen
      title="Legal texts"
      intro="Published versions never change and keep their address. Each one is in force until the next takes effect. You can cancel a planned version."
    >
      <Filters>
        <SelectField label="Brand" value={brand ?? ''} choices={brands.map((value) => ({ value, label: value }))} onChange={setBrand} />
        <SelectField label="Document" value={document} choices={DOCUMENTS} onChange={setDocument} />
      </Filters>
      {brand === undefined ? null : <Versions key={`${brand}/${document}`} brand={brand} document={document} />}
    </Screen>
  );
}

function Versions({ brand, document }: Pick<LegalVersionView, 'brand' | 'document'>) {
  const read = useAnswer('listLegalVersions', { brand, document });
  const [begun, setBegun] = useState<LegalVersionView | null>(null);
  const [leaving, setLeaving] = useState<LegalVersionView | null>(null);
  const columns: readonly Column<LegalVersionView>[] = [
    { head: 'Version', isName: true, cell: ({ version, title }) => `${version}: ${title}` },
    { head: 'Where', cell: ({ region }) => (region === '*' ? 'everywhere' : region) },
    { head: 'In force from', cell: ({ holdsFrom }) => (holdsFrom === null ? 'the start' : <When at={holdsFrom} />) },
    { head: 'Change', cell: ({ isMaterial }) => (isMaterial ? 'material' : 'editorial') },
    { head: 'By', cell: ({ publishedBy }) => publishedBy },
    {
      head: 'Next',
      isActs: true,
      cell: (version) => (
        <Permitted to="publishLegalVersion">
          <Row gap={8} wrap css={{ justifyContent: 'flex-end', '@belowTablet': { justifyContent: 'flex-start' } }}>
            <Button size="small" tone="secondary" aria-label={`Start from version ${version.version}…`} onClick={() => setBegun(version)}>
              Start from this…
            </Button>
            {version.holdsFrom !== null && Date.parse(version.holdsFrom) > Date.now() ? (
              <Button size="small" tone="secondary" aria-label={`Cancel version ${version.version}…`} onClick={() => setLeaving(version)}>
                Cancel…
              </Button>
            ) : null}
          </Row>
        </Permitted>
      ),
    },
  ];
  return (
    <>
      <Awaited loaded={read} what="the versions">
        {({ versions }) => <Table caption="Versions" columns={columns} rows={versions} keyOf={({ version }) => String(version)} />}
      </Awaited>
      {begun === null ? null : <VersionDialog from={begun} onDone={read.reload} onClose={() => setBegun(null)} />}
      {leaving === null ? null : <CallOffDialog version={leaving} onDone={read.reload} onClose={() => setLeaving(null)} />}
    </>
  );
}
