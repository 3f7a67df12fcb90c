/** What handlers may ask of the queues that run beside them. */

export interface DeliveryQueue {
  /** Looks for due deliveries; call after a transaction that added one. */
  wake(): void;
}
