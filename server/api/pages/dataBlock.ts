/** Escapes `<`, so that the JSON cannot close the script element. */
export const block = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
