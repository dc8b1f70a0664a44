/** The metadata directory cannot be used. Stops the start; `where` names the file or the place in it. */
export class MetadataError extends Error {
  constructor(where: string, problem: string) {
    super(`metadata: ${where}: ${problem}`);
    this.name = 'MetadataError';
  }
}
