/** A problem with a text, and its place. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** Formats findings like a compiler's, in order. */
export const formatFindings = (findings: readonly Finding[]): string[] =>
  findings.map(({ file, line, message }) => `${file}:${line}  ${message}`).toSorted();
