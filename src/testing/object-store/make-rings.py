"""Which server has what, as Swift's own builder writes it: all rings in one process, where its command takes nine."""
import json
import sys
from os.path import join

from swift.common.ring import RingBuilder

folder, ports = sys.argv[1], json.loads(sys.argv[2])
for service, port in ports.items():
    # Sixteen partitions, one copy.
    builder = RingBuilder(4, 1, 1)
    at = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "d1", "meta": "", **at})
    builder.rebalance()
    builder.get_ring().save(join(folder, f"{service}.ring.gz"))
