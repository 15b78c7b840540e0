"""Who sits where: seats that change hands, holidays, members and channels that are gone."""
