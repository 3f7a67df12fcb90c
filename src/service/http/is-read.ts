/** Whether a request changes nothing, by its method (RFC 9110, section 9.2.1). */
export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
