/** What is wrong with a text, and where. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** As a compiler would print them, in order. */
export const printed = (findings: readonly Finding[]): string[] =>
  findings.map(({ file, line, message }) => `${file}:${line}  ${message}`).toSorted();
