import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "workers.py"


def test_the_benchmark_of_workers_runs() -> None:
    command = [sys.executable, str(SCRIPT), "--games", "40", "--rounds", "1", "--no-ray", "--json"]
    done = subprocess.run(command, capture_output=True, timeout=120, check=False)
    found = json.loads(done.stdout)
    assert set(found["seconds"]) == {"alone", "pool"}
    assert done.returncode == (0 if found["ratio"]["pool"] >= found["bar"]["pool"] else 1)
