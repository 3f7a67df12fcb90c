/** What handlers may ask of the queues that run beside them. */

export interface DeliveryQueue {
  /** Has due deliveries looked for; call after a transaction that added one. */
  wake(): void;
}
