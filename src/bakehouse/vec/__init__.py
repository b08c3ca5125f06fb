"""Many games stepped at once, for programs that learn: `bakehouse.vec.make("pastry-chefs", num_envs=1024)`."""

from bakehouse.vec.env import VecEnv, make

__all__ = ["VecEnv", "make"]
