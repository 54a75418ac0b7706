import { useState } from 'react';
import type { AuditEntry } from '#src/shared/console/general.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useEntries } from './useEntries.ts';
import { VerifyChain } from './VerifyChain.tsx';

type Outcome = 'all' | 'done' | 'refused';

export function AuditScreen() {
  return (
    <Screen title="Audit log" intro="Every change, login and refusal. Entries can’t be removed unnoticed.">
      <Permitted to="readAudit" isTold>
        <Stack gap={24}>
          <VerifyChain />
          <Entries />
        </Stack>
      </Permitted>
    </Screen>
  );
}

function Entries() {
  const { entries, hasMore, isLoading, refusal, more, reload } = useEntries();
  const [search, setSearch] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('all');
  const shown = entries.filter((entry) => isWanted(entry, search, outcome));
  if (entries.length === 0 && isLoading) return <ScreenSkeleton />;
  return (
    <Stack gap={16}>
      <Filters role="search" aria-label="Audit log">
        <Field
          label="Search"
          type="search"
          placeholder="Person, action or reason"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label="Outcome"
          value={outcome}
          choices={[
            { value: 'all', label: 'Done and refused' },
            { value: 'done', label: 'Done' },
            { value: 'refused', label: 'Refused' },
          ]}
          onChange={setOutcome}
        />
      </Filters>
      {refusal === null ? null : <Problem refusal={refusal} onRetry={reload} />}
      {shown.length === 0 ? (
        <Nothing title="No entries found" body="No loaded entry matches. Load older entries or change your search." />
      ) : (
        <AuditTable entries={shown} />
      )}
      <Row gap={12} wrap>
        <Text size={13} tone="ink2" role="status">{`${shown.length} of ${entries.length} loaded entries`}</Text>
        {hasMore ? (
          <Button size="small" tone="secondary" busy={isLoading} onClick={more}>
            Load older entries
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

function isWanted(entry: AuditEntry, search: string, outcome: Outcome): boolean {
  if (outcome !== 'all' && (outcome === 'done') !== (entry.outcome === 'done')) return false;
  const words = `${entry.actor} ${entry.role} ${entry.operation} ${entry.subject} ${entry.outcome} ${JSON.stringify(entry.detail)}`;
  return words.toLowerCase().includes(search.trim().toLowerCase());
}
