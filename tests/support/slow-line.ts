/** In place of `XMLHttpRequest`: bytes move when a test says so. */
export class SlowLine {
  /** The one that was opened last. */
  static last: SlowLine;
  readonly upload: Record<string, (event: object) => void> = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  readonly headers: Record<string, string> = {};
  status = 201;
  responseText = '{"image_id":"cat"}';
  contentType = 'application/json';
  isAborted = false;
  isSent = false;
  constructor() {
    SlowLine.last = this;
  }
  open(): void {}
  send(): void {
    this.isSent = true;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): string {
    return this.contentType;
  }
  abort(): void {
    this.isAborted = true;
    this.onabort();
    this.onloadend();
  }
  /** @param loaded of a hundred bytes */
  move(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 100 });
  }
  answer(): void {
    this.onload();
    this.onloadend();
  }
}
