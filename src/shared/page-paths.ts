// Every path below these belongs to a service, even one that does not exist.
const services = /^\/(api|v1|v2|realms|cdn|assets|healthz|readyz|dev|sandbox)(\/|$)/;
const isFile = /\.[^/]*$/;

export const isServicePath = (path: string): boolean => services.test(path);

/**
 * Does this path, without its query, show a page of the shop? The server and the service worker answer every such path
 * with the same page, and nothing else with it.
 */
export function isPagePath(path: string): boolean {
  return path === '/index.html' || !(isServicePath(path) || isFile.test(path));
}
