"""Why a choice was better: facts about two choices, worded as short remarks."""
