type Found = { readonly severity: string; readonly range: string };
type Audit = { readonly vulnerabilities?: Readonly<Record<string, Found>>; readonly metadata?: object; readonly message?: string };

const SEVERE = ['high', 'critical'];

/** Evaluates the output of `npm audit --json`. Code 0: nothing severe, 1: something severe, 2: no answer. */
export function judgeAudit(stdout: string, stderr: string): { readonly code: number; readonly lines: readonly string[] } {
  const { vulnerabilities, metadata, message } = read(stdout);
  if (vulnerabilities === undefined || metadata === undefined) {
    const reason = message ?? (stderr.trim().split('\n')[0] || 'npm said nothing');
    return {
      code: 2,
      lines: [`not checked, because the registry gave no answer about advisories (${reason}). What is known today is unknown here.`],
    };
  }
  const found = Object.entries(vulnerabilities);
  const lines = found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  const isSevere = found.some(([, { severity }]) => SEVERE.includes(severity));
  return { code: isSevere ? 1 : 0, lines: [...lines, `${found.length} known in the libraries of production`] };
}

function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
