export type BootData = {
  readonly brand: string;
  readonly graphqlUrl: string;
  readonly now: string;
};

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise);

/** Reads the boot data in the HTML. Never throws; uses defaults for missing values. */
export function readBootData(json: string | null | undefined, defaultBrand: string): BootData {
  const given = parse(json);
  return {
    brand: text(given['brand'], defaultBrand),
    graphqlUrl: text(given['graphqlUrl'], '/graphql'),
    now: text(given['now'], new Date().toISOString()),
  };
}

function parse(json: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
