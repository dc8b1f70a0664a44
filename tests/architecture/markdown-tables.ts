/** The cells of one row. */
export type Row = readonly string[];

/** The rows of all tables in Markdown, without their heads. A pipe within backticks is not supported. */
export function tableRows(markdown: string): readonly Row[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    const isHead = /^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '');
    if (!line.startsWith('|') || isHead || /^\|[\s:|-]+\|$/.test(line)) return [];
    return [
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    ];
  });
}
