/** What the server writes into the page beside the build. */
export type BootData = {
  readonly brand: string;
  readonly graphqlUrl: string;
  readonly websocketUrl: string;
  readonly identityUrl: string;
  /** Id of the build that made this page. */
  readonly build: string;
  /** Whether the sandbox vendors play. */
  readonly sandbox: boolean;
  readonly locationVendorOrigin: string;
  /** Server time, ISO 8601. */
  readonly now: string;
};

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise);

/** Reads the page's boot data; what is missing falls back to this origin. `defaultBrand` serves a page that no server has touched. */
export function readBootData(json: string | null | undefined, defaultBrand: string): BootData {
  const given = parse(json);
  return {
    brand: text(given['brand'], defaultBrand),
    graphqlUrl: text(given['graphqlUrl'], '/graphql'),
    websocketUrl: text(given['websocketUrl'], '/graphql'),
    identityUrl: text(given['identityUrl'], ''),
    build: text(given['build'], 'development'),
    sandbox: given['sandbox'] === true,
    locationVendorOrigin: text(given['locationVendorOrigin'], ''),
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
